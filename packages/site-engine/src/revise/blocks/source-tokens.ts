import type { Token } from 'parse5';
import { Tokenizer, TokenizerMode } from 'parse5';

/** A piece of a source by what it means: the same for every way of writing it. */
export interface SourceToken {
  key: string;
  start: number;
  end: number;
}

const wordPattern = /\S+/gu;
const entity = /&(?:#\d+|#x[\da-f]+|\w+);?/iu;

/** The words of a text, with their places. */
function wordsAt(text: string, offset: number, decode: (word: string) => string): SourceToken[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({
    key: `w ${decode(word)}`,
    start: offset + index,
    end: offset + index + word.length,
  }));
}

const plain = (value: string): string => value.replaceAll(/\s+/gu, ' ').trim();

/** Attributes in any order; classes in any order, too. */
const attributeKey = ({ name, value }: Token.Attribute): string =>
  name === 'class' ? `class=${plain(value).split(' ').sort().join(' ')}` : `${name}=${plain(value)}`;

const tagKey = (kind: '<' | '</', { tagName, attrs }: Token.TagToken): string =>
  [kind, tagName, ...(kind === '<' ? attrs.map(attributeKey).sort() : [])].join(' ');

const modes: Readonly<Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]>> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  textarea: TokenizerMode.RCDATA,
  title: TokenizerMode.RCDATA,
};

/** Reads HTML into what it means, tag by tag and word by word. */
function htmlTokens(source: string, decode: (word: string) => string): SourceToken[] {
  const tokens: SourceToken[] = [];
  let textFrom: number | undefined;
  const endText = (end: number) => {
    if (textFrom !== undefined) tokens.push(...wordsAt(source.slice(textFrom, end), textFrom, decode));
    textFrom = undefined;
  };
  const placeOf = ({ location }: Token.Token) => ({
    start: location?.startOffset ?? 0,
    end: location?.endOffset ?? 0,
  });
  const push = (key: string, token: Token.Token) => {
    const place = placeOf(token);
    endText(place.start);
    tokens.push({ key, ...place });
  };
  const text = (token: Token.CharacterToken) => {
    textFrom ??= placeOf(token).start;
  };
  const tokenizer: Tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: (tag) => {
        push(tagKey('<', tag), tag);
        const mode = modes[tag.tagName];
        if (mode === undefined) return;
        tokenizer.lastStartTagName = tag.tagName;
        tokenizer.state = mode;
      },
      onEndTag: (tag) => push(tagKey('</', tag), tag),
      onComment: (token) => push(`! ${plain(token.data)}`, token),
      onDoctype: (token) => push(`!doctype ${token.name}`, token),
      onEof: () => endText(source.length),
      onCharacter: text,
      onNullCharacter: text,
      onWhitespaceCharacter: text,
    },
  );
  tokenizer.write(source, true);
  return tokens;
}

const decoded = new Map<string, string>();

/** A word without entities. Few have any, and those are mostly the same. */
function decodeWord(word: string): string {
  if (!entity.test(word)) return word;
  const known = decoded.get(word);
  if (known !== undefined) return known;
  let text = '';
  const add = ({ chars }: Token.CharacterToken) => {
    text += chars;
  };
  const nothing = () => {};
  const tokenizer = new Tokenizer(
    {},
    {
      onCharacter: add,
      onNullCharacter: add,
      onWhitespaceCharacter: add,
      onStartTag: nothing,
      onEndTag: nothing,
      onComment: nothing,
      onDoctype: nothing,
      onEof: nothing,
    },
  );
  tokenizer.write(word, true);
  if (decoded.size < 500) decoded.set(word, text);
  return text;
}

/** A source in what it means; of a file that is no page, its words. */
export const sourceTokens = (source: string, isHtml: boolean): SourceToken[] =>
  isHtml ? htmlTokens(source, decodeWord) : wordsAt(source, 0, (word) => word);
