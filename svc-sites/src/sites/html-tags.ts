import { type Token, Tokenizer, TokenizerMode } from 'parse5';

type StartTag = Token.TagToken;

/** How the content of elements is read that is not HTML, as a tree builder would say. */
const contentModes = new Map<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]>([
  ['title', TokenizerMode.RCDATA],
  ['textarea', TokenizerMode.RCDATA],
  ['style', TokenizerMode.RAWTEXT],
  ['xmp', TokenizerMode.RAWTEXT],
  ['iframe', TokenizerMode.RAWTEXT],
  ['noembed', TokenizerMode.RAWTEXT],
  ['noframes', TokenizerMode.RAWTEXT],
  ['script', TokenizerMode.SCRIPT_DATA],
  ['plaintext', TokenizerMode.PLAINTEXT],
]);

export interface TextPlace {
  start: number;
  end: number;
  rawElement: string | undefined;
}

/** What is met in a page, in the order of its source. */
export interface HtmlReader {
  onStartTag?(tag: StartTag): void;
  onEndTag?(name: string): void;
  /** Text with its references decoded, where it stands, and the element whose content is no HTML that it stands in. */
  onText?(text: string, place: TextPlace): void;
}

const foreign = new Set(['svg', 'math']);

/** Reads a page tag by tag, without building a tree: in linear time, however deeply it is nested. */
export function readHtml(source: string, reader: HtmlReader): void {
  let rawElement: string | undefined;
  /** Of drawings and formulas, where every element may end with its own tag. */
  let foreignDepth = 0;
  const onText = ({ chars, location }: Token.CharacterToken) =>
    reader.onText?.(chars, { start: location?.startOffset ?? 0, end: location?.endOffset ?? 0, rawElement });
  const tokenizer: Tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag(tag) {
        tokenizer.lastStartTagName = tag.tagName;
        if (foreign.has(tag.tagName) && !tag.selfClosing) foreignDepth += 1;
        const mode = contentModes.get(tag.tagName);
        if (mode !== undefined && !(tag.selfClosing && foreignDepth > 0)) {
          tokenizer.state = mode;
          rawElement = tag.tagName;
        }
        reader.onStartTag?.(tag);
      },
      onEndTag({ tagName }) {
        if (tagName === rawElement) rawElement = undefined;
        if (foreign.has(tagName) && foreignDepth > 0) foreignDepth -= 1;
        reader.onEndTag?.(tagName);
      },
      onCharacter: onText,
      onWhitespaceCharacter: onText,
      onNullCharacter: () => {},
      onComment: () => {},
      onDoctype: () => {},
      onEof: () => {},
    },
  );
  tokenizer.write(source, true);
}
