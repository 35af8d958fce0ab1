import { topicFrom } from './page-titles.ts';
import { phraseAt, tokensIn, words } from './page-tokens.ts';

/** What a part of a page is about, where a wish asks for it by that: "I'd love a bit about how we fire the pots". */
export function topicOfPiece(text: string): string | undefined {
  const tokens = tokensIn(text);
  for (const [at, { word }] of tokens.entries()) {
    const connecting = words().pieces.has(word) ? phraseAt(tokens, at + 1, words().topics) : 0;
    const topic = connecting > 0 ? topicFrom(text, tokens, at + 1 + connecting) : undefined;
    if (topic) return topic.title;
  }
  return undefined;
}
