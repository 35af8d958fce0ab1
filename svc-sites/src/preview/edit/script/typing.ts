import { drawingsOf, showInsteadOf } from './drawn.ts';
import type { PlacedText } from './places.ts';

/*
 * Typing over words. Until it begins, nothing of the page is changed; then the words alone become editable: their element, where
 * it holds nothing else, otherwise an element around them. Sent to the browser as source text: see edit-script.ts.
 */

interface TypingOptions {
  keepsBlanks: (element: Element) => boolean;
  shownWords: (text: string) => string;
  wordsOf: (text: PlacedText) => string;
  onType: (text: PlacedText, words: string, isDone: boolean) => void;
  onEnd: () => void;
}

/** Where the caret is put: over all words, at a point of the window, or behind a letter that takes their place. */
type Start = { point?: { x: number; y: number }; letter?: string };

/** One text that is being typed over. */
interface Session {
  text: PlacedText;
  node: Text;
  /** What is editable. */
  host: HTMLElement;
  /** Where other things stand beside the words: the blanks of the source around them. */
  around: [Text, Text] | undefined;
  style: string | null;
  /** Puts back what was not shown while the words were. */
  showDrawings: () => void;
  blanks: [string, string];
  keeps: boolean;
  old: string;
}

/** What a browser would change about the look of words by making them editable. */
function keepLook(host: HTMLElement, keeps: boolean): void {
  const { overflowWrap, lineBreak, whiteSpace } = getComputedStyle(host);
  const look: Record<string, string> = {
    'overflow-wrap': overflowWrap,
    'line-break': lineBreak,
    outline: 'none',
    'user-select': 'text',
    '-webkit-user-select': 'text',
    'pointer-events': 'auto',
    cursor: 'text',
  };
  // Otherwise blanks at an end would be typed as no-break spaces.
  if (!keeps) look['white-space'] = whiteSpace === 'nowrap' ? 'pre' : 'pre-wrap';
  for (const [name, value] of Object.entries(look)) host.style.setProperty(name, value, 'important');
}

/** Puts an element around the node, which leaves the blanks beside it where they are. */
function wrap(node: Text, [before, after]: [string, string]): { host: HTMLElement; around: [Text, Text] } {
  const host = document.createElement('sitewright-words');
  const around: [Text, Text] = [document.createTextNode(before), document.createTextNode(after)];
  node.replaceWith(around[0], host, around[1]);
  host.append(node);
  return { host, around };
}

/** Makes the words editable, and shows them as they will be read. */
function openSession(text: PlacedText, words: string, keeps: boolean): Session | undefined {
  const { element } = text;
  if (!(element instanceof HTMLElement)) return undefined;
  const node = text.node ?? document.createTextNode('');
  if (!text.node) element.append(node);
  const blanks: [string, string] = [
    /^[ \t\n\f\r]*/.exec(node.data)?.[0] ?? '',
    /[^ \t\n\f\r]([ \t\n\f\r]*)$/.exec(node.data)?.[1] ?? '',
  ];
  const isMixed = [...element.childNodes].some((child) => child !== node && !(child instanceof Comment));
  const { host, around } = isMixed ? wrap(node, blanks) : { host: element, around: undefined };
  const style = host.getAttribute('style');
  node.data = words;
  keepLook(host, keeps);
  const showDrawings = showInsteadOf(drawingsOf(element), host);
  host.setAttribute('contenteditable', 'plaintext-only');
  if (!host.isContentEditable) host.setAttribute('contenteditable', 'true');
  return { text, node, host, around, style, showDrawings, blanks, keeps, old: words };
}

/** The browser may have put another node in the place of the one there was. */
function closeSession({ node, host, around, style, showDrawings, blanks }: Session, words: string): void {
  showDrawings();
  for (const child of [...host.childNodes]) if (child !== node && !(child instanceof Comment)) child.remove();
  if (node.parentNode !== host) host.prepend(node);
  node.data = `${blanks[0]}${words}${blanks[1]}`;
  host.removeAttribute('contenteditable');
  if (style === null) host.removeAttribute('style');
  else host.setAttribute('style', style);
  if (!around) return;
  for (const blank of around) blank.remove();
  host.replaceWith(node);
}

/** Where the caret is, counted in characters from the start of the words. */
function caretIn(host: HTMLElement): [number, number] {
  const selection = getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
  if (!range || !host.contains(range.commonAncestorContainer)) return [0, 0];
  const before = document.createRange();
  before.selectNodeContents(host);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  return [start, start + range.toString().length];
}

function setCaret(node: Text, [start, end]: [number, number]): void {
  getSelection()?.setBaseAndExtent(node, Math.min(start, node.length), node, Math.min(end, node.length));
}

/** The word around a caret, or what is selected without the blanks at its ends. */
function markedWords(words: string, [from, to]: [number, number]): [number, number] {
  const isBlank = (at: number) => /^[ \t\n\f\r]?$/.test(words.charAt(at));
  let [start, end] = [from, to];
  while (from === to && start > 0 && !isBlank(start - 1)) start -= 1;
  while (from === to && !isBlank(end)) end += 1;
  while (start < end && isBlank(start)) start += 1;
  while (end > start && isBlank(end - 1)) end -= 1;
  return [start, end];
}

/** Which character of a text lies at a point of the window, as far as the browser says. */
function offsetAt(node: Text, { x, y }: { x: number; y: number }): number {
  const position = document.caretPositionFromPoint?.(x, y);
  if (position) return position.offsetNode === node ? position.offset : node.length;
  const range = document.caretRangeFromPoint?.(x, y);
  return range?.startContainer === node ? range.startOffset : node.length;
}

function createTyping({ keepsBlanks, shownWords, wordsOf, onType, onEnd }: TypingOptions) {
  const maxLength = 20_000;
  let session: Session | undefined;
  let isHeld = false;

  const rawWords = ({ host }: Session) => (host.textContent ?? '').slice(0, maxLength);
  const typedWords = (open: Session) => (open.keeps ? rawWords(open) : shownWords(rawWords(open)));

  const end = ({ isTakenBack = false } = {}): void => {
    if (!session || isHeld) return;
    const ended = session;
    const words = isTakenBack ? ended.old : typedWords(ended);
    session = undefined;
    closeSession(ended, words);
    ended.text.node = ended.node;
    getSelection()?.removeAllRanges();
    onType(ended.text, words, true);
    onEnd();
  };

  const open = (
    text: PlacedText,
    words: string,
    caret: (node: Text) => [number, number],
    old = words,
  ): void => {
    const opened = openSession(text, words, keepsBlanks(text.element));
    if (!opened) return;
    session = { ...opened, old };
    text.node = session.node;
    session.host.focus({ preventScroll: true });
    setCaret(session.node, caret(session.node));
  };

  addEventListener('focusout', ({ target }) => {
    if (target === session?.host) end();
  });
  addEventListener('input', () => {
    if (session) onType(session.text, typedWords(session), false);
  });
  addEventListener('beforeinput', (event) => {
    if (/^(format|insert(Paragraph|LineBreak|FromDrop))/.test(event.inputType)) event.preventDefault();
  });
  addEventListener('paste', (event) => {
    event.preventDefault();
    if (!session) return;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    // The only way that keeps the browser's own undo.
    document.execCommand('insertText', false, text.replace(/[ \t\n\f\r]+/g, ' '));
  });

  return {
    host: (): HTMLElement | undefined => session?.host,
    begin(text: PlacedText, { point, letter }: Start = {}): void {
      end();
      open(text, wordsOf(text), (node) => {
        if (!point) return [0, node.length];
        const offset = offsetAt(node, point);
        return [offset, offset];
      });
      if (session && letter !== undefined) document.execCommand('insertText', false, letter);
    },
    end,
    /** The words that are selected, or the one at the caret, counted in the words as they will be read. */
    chosen(): { text: PlacedText; words: string; from: number; to: number } | undefined {
      if (!session) return undefined;
      const { text, keeps } = session;
      const [raw, words] = [rawWords(session), typedWords(session)];
      const read = (offset: number) => {
        const before = raw.slice(0, offset);
        return keeps ? offset : before.replace(/[ \t\n\f\r]+/g, ' ').replace(/^ /, '').length;
      };
      const [start, stop] = caretIn(session.host);
      const [from, to] = markedWords(words, [read(start), Math.min(read(stop), words.length)]);
      return { text, words, from, to };
    },
    /** Takes the page out of its editable state while it is changed; `read` finds the words' new place. */
    around(change: (kept: Text | undefined) => void, read: (node: Text) => PlacedText | undefined): void {
      const held = session;
      if (!held) {
        change(undefined);
        return;
      }
      const caret = caretIn(held.host);
      const words = rawWords(held);
      isHeld = true;
      closeSession(held, words);
      change(held.node);
      const text = read(held.node);
      session = undefined;
      isHeld = false;
      if (text) open(text, words, () => caret, held.old);
      else onEnd();
    },
  };
}

export type Typing = ReturnType<typeof createTyping>;

export const typingParts = [
  keepLook,
  wrap,
  openSession,
  closeSession,
  caretIn,
  setCaret,
  markedWords,
  offsetAt,
  createTyping,
];
