import type { Tagged } from '@sitewright/contracts';
import { setAttribute } from '@sitewright/web-kit/page-edits';
import { change, withSelected } from '../act.ts';
import { useEditing } from '../edit-store.ts';
import { stylesheetPath } from '../page/with-styles.ts';
import { presentIn } from '../parts/classes.ts';
import { readInert } from '../parts/inert-page.ts';
import { enqueue } from '../saving/enqueue.ts';
import { onBlock } from './format.ts';

/** How the lines of a text stand. */
export const alignments = { left: 'Left', center: 'Centre', right: 'Right' } as const;
export type Alignment = keyof typeof alignments;

/** Whatever the width of the window: one that holds for wide ones only would win over the chosen one. */
const aligning = /^(?:[\w-]+:)*!?text-(left|center|right|start|end|justify)$/;

/** The classes with those of one alignment in the place of any other. */
export const aligned = (classes: string, name: string): string =>
  [...classes.split(/\s+/).filter((one) => one !== '' && !aligning.test(one)), name].join(' ');

/** The class that a stylesheet has for it, or the one that it gets. */
export function classFor(css: string, alignment: Alignment, direction: 'ltr' | 'rtl'): string {
  const starts = direction === 'ltr' ? 'left' : 'right';
  const logical = alignment === 'center' ? 'center' : alignment === starts ? 'start' : 'end';
  const name = `text-${alignment}`;
  return [name, `text-${logical}`].find((one) => presentIn(css, one) !== '') ?? name;
}

/** The alignment that is written on a text itself, where one is. */
export function alignmentOf(source: string, { startTag }: Tagged): Alignment | undefined {
  const names = [...(readInert(source, startTag)?.element.classList ?? [])];
  const written = names.flatMap(
    (name) => (/^text-(left|center|right)$/.exec(name)?.[1] ?? []) as Alignment[],
  );
  return written.at(-1);
}

const directionOf = (page: Document): 'ltr' | 'rtl' => (page.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/** A class that a stylesheet has not is written at its end, once. */
const addClass = (name: string, alignment: Alignment): void =>
  withSelected(({ siteId }, seen) =>
    enqueue(siteId, {
      kind: 'look',
      path: stylesheetPath,
      seen,
      instruction: `Added a class that aligns texts ${alignments[alignment].toLowerCase()}`,
      make: (css) =>
        presentIn(css, name) === ''
          ? [
              {
                start: css.length,
                end: css.length,
                new: `@layer utilities{.${name}{text-align:${alignment}}}`,
              },
            ]
          : [],
    }),
  );

/** Aligns a heading or a paragraph, with a class of the site's stylesheet. */
export function align(block: Tagged, alignment: Alignment): void {
  const { editing } = useEditing.getState();
  if (!editing) return;
  const css = editing.sources[stylesheetPath]?.text ?? '';
  const here = readInert(editing.sources[editing.page]?.text ?? '', block.startTag);
  const name = classFor(css, alignment, here ? directionOf(here.page) : 'ltr');
  if (presentIn(css, name) === '') addClass(name, alignment);
  change({
    instruction: `Aligned a text ${alignments[alignment].toLowerCase()}`,
    make: (source, place) => {
      const startTag = place(block.startTag);
      const classes = readInert(source, startTag)?.element.getAttribute('class') ?? '';
      return setAttribute(source, startTag, 'class', aligned(classes, name));
    },
    focus: (made) => onBlock(made, block),
  });
}
