import { states } from '@sitewright/composer-content';
import type { Draft } from '../drafts.ts';
import type { ToolPlan } from '../site-plan.ts';
import { hasPlainWords, plain } from '../words.ts';
import type { Writing } from '../writing.ts';
import { optionsOf } from './functions-of.ts';

type Statuses = Extract<ToolPlan, { tool: 'statuses' }>;
type Entry = Statuses['entries'][number];

const kinds = ['bad', 'warn', 'good'] as const;
const fewest = 2;

/** What works and the words for how it does: "API operational", "Line 3: delayed". */
function entryOf(text: string): Entry[] {
  const line = plain(text);
  for (const state of kinds) {
    const word = states()[state].find((one) => hasPlainWords(line, plain(one)));
    if (!word) continue;
    const at = text.toLowerCase().indexOf(word);
    const name = text
      .slice(0, Math.max(0, at))
      .replace(/(?:\s(?:is|are|ist|est|está|è|は))?[\s:：–—-]{0,9}$/iu, '')
      .trim();
    return name ? [{ name, state, note: text.slice(at).trim() }] : [];
  }
  return [];
}

/** What is up and what is down, as the prompt lists it; nothing where the state of an entry is not said. */
export function statusesFor(draft: Draft, { brief }: Writing): Statuses | undefined {
  const asked = optionsOf(draft, 'statuses');
  const listed = brief.details.flatMap(({ text, key }) => [text, ...(key ? [`${key}: ${text}`] : [])]);
  const lists = [asked, listed].map((texts) => texts.flatMap(entryOf));
  const [entries = []] = lists.filter((list) => list.length >= fewest);
  const isWhole = entries.length >= asked.length;
  return entries.length >= fewest && isWhole ? { tool: 'statuses', entries } : undefined;
}
