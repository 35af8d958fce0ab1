import type { Editable, EditFrameMessage, SourceRange } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import {
  changePlaces,
  duplicate,
  placeAfterChange,
  remove,
  removeAttribute,
  setAttribute,
  typeSaidAndDrawn,
} from '@sitewright/web-kit/page-edits';
import { aimAt } from '../change/aim.ts';
import { undo } from '../head/step.ts';
import { type Change, type Editing, useEditing } from './edit-store.ts';
import { enqueue } from './saving/enqueue.ts';
import { placeOf } from './saving/make-edits.ts';
import { saveNow } from './saving/save.ts';

/** What the frame tells is of a version: it is done to the files as they are now. */
export function atVersion(version: number, make: (editing: Editing, seen: number) => void): void {
  const { editing } = useEditing.getState();
  const seen = editing?.seenAt[version];
  if (editing && seen !== undefined) make(editing, seen);
}

/** Does something with what is selected. */
export function withSelected(make: (editing: Editing, seen: number) => void): void {
  const { editing } = useEditing.getState();
  if (editing) atVersion(editing.selectedAt, make);
}

type Done = Omit<Change, 'kind' | 'path' | 'seen'>;

/** The state of the page that the frame shows is about to be another one. */
export function isBehind({ pending, turnedFrom, focus, selectedAt }: Editing): boolean {
  return (
    pending.some((one) => one.focus !== undefined && !turnedFrom.includes(one)) ||
    (focus !== undefined && focus.version > selectedAt)
  );
}

export const change = (done: Done): void =>
  withSelected((editing, seen) =>
    enqueue(editing.siteId, { kind: 'edited', path: editing.page, seen, ...done }),
  );

export const lower = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/** Hands what is pointed at to the words that ask for a change. */
export const askAbout = ({ label, element }: Editable): void =>
  withSelected((editing, seen) => {
    const place = placeOf(editing, { path: editing.page, seen });
    aimAt({ path: editing.page, element: place(element), label });
  });

type Typed = Omit<Extract<EditFrameMessage, { type: 'sitewright:typed' }>, 'type' | 'path'>;

/** New words, as the person types them. */
export function typed({ version, text, words, isDone }: Typed): void {
  atVersion(version, (editing, seen) => {
    enqueue(
      editing.siteId,
      {
        kind: 'edited',
        path: editing.page,
        seen,
        key: `words ${placeOf(editing, { path: editing.page, seen })(text).start}`,
        instruction: 'Changed the words',
        make: (source, place) => typeSaidAndDrawn(source, place(text, 'inside'), words),
      },
      { isPaused: true },
    );
    if (isDone) void saveNow(editing.siteId);
  });
}

/** Changes places with the one before or after it. */
export function move({ label, element, previous, next }: Editable, direction: 'up' | 'down'): void {
  const other = direction === 'up' ? previous : next;
  if (!other) return;
  let moved: SourceRange | undefined;
  change({
    instruction: `Moved ${lower(label)} ${direction}`,
    make: (source, place) => {
      const [one, two] = [place(element), place(other)];
      moved = placeAfterChange(one, two);
      return changePlaces(source, one, two);
    },
    focus: () => moved && { how: 'select', range: moved },
  });
}

export const copy = ({ label, element }: Editable): void =>
  change({
    instruction: `Duplicated ${lower(label)}`,
    make: (source, place) => duplicate(source, place(element)),
    focus: ({ pieces: [piece], startOf }) => {
      if (!piece) return undefined;
      const [start, blanks] = [startOf(piece), piece.new.search(/\S/)];
      return { how: 'select', range: { start: start + blanks, end: start + piece.new.length } };
    },
  });

export const hide = ({ label, element, startTag, isHidden }: Editable): void =>
  change({
    instruction: `${isHidden ? 'Showed' : 'Hid'} ${lower(label)}`,
    make: (source, place) =>
      isHidden
        ? removeAttribute(source, place(startTag), 'hidden')
        : setAttribute(source, place(startTag), 'hidden'),
    // Words in what is hidden are nowhere: their tools would be nowhere, too.
    ...(!isHidden && { focus: ({ place }) => ({ how: 'select', range: place(element) }) }),
  });

const whatOf = { href: 'Changed the address of', alt: 'Described' } as const;
export type AttributeName = keyof typeof whatOf;

/** Where a link leads, or what a picture shows; `version` is that of its place. */
export const setAttributeAt = (
  version: number,
  { label, startTag }: Pick<Editable, 'label' | 'startTag'>,
  name: AttributeName,
  value: string,
): void =>
  atVersion(version, ({ siteId, page: path }, seen) =>
    enqueue(siteId, {
      kind: 'edited',
      path,
      seen,
      instruction: `${whatOf[name]} ${lower(label)}`,
      make: (source, place) => setAttribute(source, place(startTag), name, value),
    }),
  );

/** Takes something off the page at once. */
export function takeOff({ label, element }: Editable): void {
  change({
    instruction: `Removed ${lower(label)}`,
    make: (source, place) => remove(source, place(element)),
  });
  toast({
    title: `Removed: ${label}`,
    action: { label: 'Undo', onSelect: () => void undo() },
    duration: 8000,
  });
}
