import type { Editable } from '@sitewright/contracts';
import { change, lower } from '../act.ts';
import { type Editing, type Made, useEditing } from '../edit-store.ts';
import { stylesheetPath } from '../page/with-styles.ts';
import { addItem, addPart, firstPrompt, type NewPart } from './add.ts';
import { basicParts } from './basic-parts.ts';

const textOf = ({ sources }: Editing, path: string) => sources[path]?.text ?? '';

/** The words that wait to be written over come next. */
const onPrompt = (made: Made) => {
  const { editing } = useEditing.getState();
  return editing && firstPrompt(textOf(editing, editing.page), made);
};

/** Another entry, card or row like one, behind it. */
export function addLike({ label, element, startTag }: Editable): void {
  const path = useEditing.getState().editing?.page ?? '';
  change({
    instruction: `Added ${lower(label)}`,
    make: (source, place) => addItem(source, { element: place(element), startTag: place(startTag), path }),
    focus: onPrompt,
  });
}

const nameOf = (part: NewPart) =>
  'basic' in part ? basicParts[part.basic].toLowerCase() : `a part like “${part.like}”`;

/** A new part behind one. */
export function addPartBehind({ element, startTag }: Editable, part: NewPart): void {
  const { editing } = useEditing.getState();
  if (!editing) return;
  const { page: path } = editing;
  change({
    instruction: `Added ${nameOf(part)}`.slice(0, 200),
    make: (source, place) =>
      addPart(
        source,
        { element: place(element), startTag: place(startTag), path },
        part,
        textOf(editing, stylesheetPath),
      ),
    focus: onPrompt,
  });
}
