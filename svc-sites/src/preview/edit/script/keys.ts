import type { Mark } from './format.ts';
import type { Kind } from './kinds.ts';
import type { Selection } from './selection.ts';
import type { Stops } from './stops.ts';
import type { Typing } from './typing.ts';

/*
 * Everything by keys. Sent to the browser as source text: see edit-script.ts.
 */

interface KeyOptions {
  typing: Typing;
  selection: Selection;
  stops: Stops;
  kindOf: (element: Element) => Kind | undefined;
  /** Gives the keys back to the page after typing. */
  focus: () => void;
  format: (mark: Mark) => void;
  post: (message: object) => void;
}

/** How words are marked by the keys of every editor. */
function markOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Mark | undefined {
  const marks: Record<string, Mark> = { b: 'strong', i: 'em', k: 'a' };
  return (ctrlKey || metaKey) && !altKey && !shiftKey ? marks[key.toLowerCase()] : undefined;
}

/** What is the application's to answer. Of a key with Alt the place on the keyboard counts: on a Mac it types another sign. */
function editKeyOf({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): string | undefined {
  const letter = key.toLowerCase();
  if (ctrlKey || metaKey) {
    if (letter === 'z') return shiftKey ? 'Redo' : 'Undo';
    if (letter === 'y') return 'Redo';
    return letter === 'd' ? 'Duplicate' : undefined;
  }
  if (altKey) {
    const keys: Record<string, string> = {
      ArrowUp: 'MoveUp',
      ArrowDown: 'MoveDown',
      KeyH: 'Hide',
      Enter: 'Add',
    };
    return keys[code];
  }
  return key === 'Delete' || key === 'Backspace' ? 'Delete' : undefined;
}

function answerKeys({ typing, selection, stops, kindOf, focus, format, post }: KeyOptions): void {
  const postKey = (key: string) => post({ type: 'sitewright:edit-key', key });

  const typingAnswers: Record<string, (event: KeyboardEvent, host: HTMLElement) => boolean> = {
    Enter: ({ shiftKey, altKey }) => {
      if (!shiftKey) typing.end();
      if (altKey) postKey('Add');
      return true;
    },
    Escape: () => {
      typing.end({ isTakenBack: true });
      return true;
    },
    Tab: ({ shiftKey }) => {
      typing.end();
      selection.step(shiftKey ? -1 : 1);
      return true;
    },
    // A button would be pressed by it.
    ' ': (_event, host) =>
      host.closest('button,summary') !== null && document.execCommand('insertText', false, ' '),
  };

  /** @returns whether the key is answered */
  const whileTyping = (event: KeyboardEvent, host: HTMLElement): boolean =>
    !event.isComposing && (typingAnswers[event.key]?.(event, host) ?? false);

  const enter = (): boolean => {
    const chosen = selection.selected();
    if (!chosen) return false;
    if (chosen.text) typing.begin(chosen.text);
    else {
      const kind = kindOf(chosen.element);
      const inner = kind === 'part' || kind === 'item' ? stops.firstIn(chosen.element) : undefined;
      if (inner && !chosen.element.hasAttribute('hidden')) selection.select(inner);
      else postKey('Open');
    }
    return true;
  };

  const leave = (): boolean => {
    if (!selection.widen()) postKey('Leave');
    return true;
  };

  const step = (by: number): boolean => {
    selection.step(by);
    return true;
  };

  const toEnd = (isLast: boolean): boolean => {
    selection.toEnd(isLast);
    return true;
  };

  const answers: Record<string, (event: KeyboardEvent) => boolean> = {
    ArrowDown: () => step(1),
    ArrowRight: () => step(1),
    ArrowUp: () => step(-1),
    ArrowLeft: () => step(-1),
    Home: () => toEnd(false),
    End: () => toEnd(true),
    Enter: enter,
    Escape: leave,
    ' ': () => true,
    // Behind the last thing, and before the first, Tab leaves the page.
    Tab: ({ shiftKey }) => {
      const isMoved = selection.step(shiftKey ? -1 : 1);
      if (!isMoved && shiftKey) postKey('Leave');
      return isMoved || shiftKey;
    },
  };

  /** A letter takes the place of the words that are selected. */
  const typeOver = ({ key }: KeyboardEvent): boolean => {
    const text = selection.selected()?.text;
    if (!text || key.length !== 1) return false;
    typing.begin(text, { letter: key });
    return true;
  };

  const whileSelecting = (event: KeyboardEvent): boolean => {
    const editKey = editKeyOf(event);
    if (editKey) {
      postKey(editKey);
      return true;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    return answers[event.key]?.(event) ?? typeOver(event);
  };

  addEventListener(
    'keydown',
    (event) => {
      const host = typing.host();
      const mark = markOf(event);
      if (mark) format(mark);
      const isAnswered = mark !== undefined || (host ? whileTyping(event, host) : whileSelecting(event));
      if (isAnswered) event.preventDefault();
      if (host && !typing.host()) focus();
    },
    true,
  );
}

export const keyParts = [markOf, editKeyOf, answerKeys];
