import type { Tagged } from '@sitewright/contracts';
import { renameElement } from '@sitewright/web-kit/page-edits';
import { change } from '../act.ts';
import { readInert } from '../parts/inert-page.ts';
import { classesFor } from './classes-for.ts';
import { onBlock } from './format.ts';

/** What a heading or paragraph can become. */
export const levels = {
  h1: 'Heading 1',
  h2: 'Heading 2',
  h3: 'Heading 3',
  h4: 'Heading 4',
  p: 'Paragraph',
} as const;
export type Level = keyof typeof levels;

export const isLevel = (tag: string): boolean => /^(?:h[1-6]|p)$/.test(tag);

/** A heading of another level, or a paragraph, with the look that those have on this page. */
export function setLevel(block: Tagged, level: Level): void {
  change({
    instruction: `Made it a ${levels[level].toLowerCase()}`,
    make: (source, place) => {
      const now = { tag: block.tag, element: place(block.element), startTag: place(block.startTag) };
      const found = readInert(source, now.startTag);
      return renameElement(source, now, level, found && classesFor(found, level));
    },
    focus: (made) => onBlock(made, block),
  });
}
