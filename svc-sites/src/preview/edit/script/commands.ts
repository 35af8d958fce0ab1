import type { Mark } from './format.ts';
import type { Look } from './look.ts';
import type { Outline } from './outline.ts';
import type { Places, SourceRange, Table } from './places.ts';
import type { Selection } from './selection.ts';
import type { Typing } from './typing.ts';

/*
 * What the application asks of the page: the shapes are those of `EditCommand` in the contracts. Sent to the browser as source text:
 * see edit-script.ts.
 */

interface CommandOptions {
  places: Places;
  typing: Typing;
  selection: Selection;
  outline: Outline;
  look: Look;
  focus: () => void;
  format: (mark: Mark) => void;
  replace: (html: string) => void;
}

function isObject(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}

function readRange(data: unknown): SourceRange | undefined {
  if (!isObject(data) || typeof data.start !== 'number' || typeof data.end !== 'number') return undefined;
  return { start: data.start, end: data.end };
}

function readTable(text: string): Table | undefined {
  try {
    const table: unknown = JSON.parse(text);
    // The service wrote it.
    if (isObject(table) && Array.isArray(table.elements)) return table as unknown as Table;
  } catch {
    // A page that could not be made has none.
  }
  return undefined;
}

function answerCommands({
  places,
  typing,
  selection,
  outline,
  look,
  focus,
  format,
  replace,
}: CommandOptions): void {
  const select = (data: unknown, isFocusKept: unknown) => {
    const range = readRange(data);
    const element = range && places.elementAt(range);
    const [text] = element ? places.texts(element) : [];
    selection.select(element && { element, text });
    if (element && isFocusKept !== true) focus();
  };
  const type = (data: unknown) => {
    const range = readRange(data);
    const text = range && places.textAt(range);
    if (!text) return;
    selection.select({ element: text.element, text });
    typing.begin(text);
  };
  const view = (scale: unknown) => {
    if (typeof scale === 'number' && scale > 0) outline.setScale(scale);
    selection.show();
  };
  const showPage = (html: unknown) => {
    if (typeof html !== 'string') return;
    replace(html);
    look.renew();
    selection.renew();
  };
  const commands: Record<string, (message: Record<string, unknown>) => void> = {
    'sitewright:edit-select': ({ element, isFocusKept }) => select(element, isFocusKept),
    'sitewright:edit-type': ({ text }) => type(text),
    'sitewright:edit-format': ({ mark }) => {
      if (mark === 'strong' || mark === 'em' || mark === 'a') format(mark);
    },
    'sitewright:edit-styles': ({ css }) => {
      if (typeof css === 'string') look.try(css);
    },
    'sitewright:edit-theme': ({ theme }) =>
      look.showTheme(theme === 'light' || theme === 'dark' ? theme : undefined),
    'sitewright:edit-page': ({ html }) => showPage(html),
    'sitewright:edit-view': ({ scale }) => view(scale),
    'sitewright:scroll': ({ top }) => {
      if (typeof top === 'number') scrollTo({ top, behavior: 'instant' });
    },
  };
  addEventListener('message', ({ source, data }) => {
    if (globalThis.parent === globalThis.window || source !== globalThis.parent || !isObject(data)) return;
    commands[String(data.type)]?.(data);
  });
}

export const commandParts = [isObject, readRange, readTable, answerCommands];
