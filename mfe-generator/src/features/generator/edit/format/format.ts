import type { Editable, EditFrameMessage, Tagged } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import { markAround, markWords } from '@sitewright/web-kit/page-edits';
import { atVersion, isBehind } from '../act.ts';
import { type Editing, type Focus, type Made, updateEditing, useEditing } from '../edit-store.ts';
import { enqueue } from '../saving/enqueue.ts';

export type Format = Extract<EditFrameMessage, { type: 'sitewright:format' }>;

const nameOf = { strong: 'bold', em: 'italic', a: 'a link' } as const;

function inWords(mark: keyof typeof nameOf, isMarked: boolean, href: string): string {
  if (!isMarked) return `Made words ${nameOf[mark]}`;
  return href === '' ? `Made words no longer ${nameOf[mark]}` : 'Changed the address of a link';
}

const mayNotHold = (selected: readonly Editable[]) =>
  selected.some(({ kind, tag }) => kind === 'button' || tag === 'a' || tag === 'summary');

/** Words are marked, or lose their mark; before they become a link, its address is asked for. */
export function format(message: Format): void {
  const { editing } = useEditing.getState();
  if (!editing || isBehind(editing)) return;
  if (editing.selected[0]?.isDrawn) {
    toast({
      variant: 'destructive',
      title: 'These words have one look',
      description: 'They are drawn to fill the page: some of them cannot look otherwise.',
    });
    return;
  }
  if (message.mark !== 'a') {
    markNow(message);
    return;
  }
  if (!markAround(message.inline, 'a') && mayNotHold(editing.selected)) {
    toast({
      variant: 'destructive',
      title: 'This cannot become a link',
      description: 'These words stand in a link or a button already.',
    });
    return;
  }
  updateEditing(editing.siteId, { linking: message });
}

/** @param href where words are to lead; empty where they are to be no link any more */
export function markNow(message: Format, href = ''): void {
  const { version, mark, text, inline } = message;
  const isMarked = markAround(inline, mark) !== undefined;
  const block = useEditing.getState().editing?.selected[0]?.block;
  atVersion(version, (editing, seen) =>
    enqueue(editing.siteId, {
      kind: 'edited',
      path: editing.page,
      seen,
      instruction: inWords(mark, isMarked, href),
      make: (source, place) => {
        const placed = (one: Tagged): Tagged => ({
          tag: one.tag,
          element: place(one.element),
          startTag: place(one.startTag),
        });
        const words = { ...message, text: place(text, 'inside'), inline: inline.map(placed) };
        return markWords(source, words, mark, href);
      },
      focus: (made) => (isMarked ? onBlock(made, block) : onMarked(made)),
    }),
  );
}

/** What was put around the words. */
function onMarked({ pieces: [opening, closing], startOf }: Made): Focus | undefined {
  if (!opening || !closing) return undefined;
  return {
    how: 'select',
    range: { start: startOf(opening), end: startOf(closing) + closing.new.length },
  };
}

export const onBlock = ({ place }: Made, block: Tagged | undefined) =>
  block && ({ how: 'select', range: place(block.element) } as const);

/** Ends asking for an address. */
export const stopLinking = ({ siteId }: Pick<Editing, 'siteId'>): void =>
  updateEditing(siteId, { linking: undefined });
