import { type Html, html } from '../../html.ts';
import type { Site } from '../../site.ts';
import { times } from '../drawing.ts';
import { sidebar, topbar } from './dashboard.ts';
import { appWindow, namesOf } from './pieces.ts';

/** A Monday; only the names of its days are used. */
const monday = Date.UTC(2024, 0, 1);
const day = 86_400_000;

const dayNames = (site: Site): string[] => {
  const format = new Intl.DateTimeFormat(site.language, { weekday: 'short', timeZone: 'UTC' });
  return times(5, (index) => format.format(monday + index * day));
};

interface Block {
  column: number;
  row: number;
  length: number;
}

/** Blocks that never overlap: each column is filled from above, with a gap here and there. */
const blocks: readonly Block[] = [
  { column: 0, row: 1, length: 3 },
  { column: 0, row: 5, length: 2 },
  { column: 1, row: 2, length: 2 },
  { column: 1, row: 4, length: 3 },
  { column: 2, row: 1, length: 2 },
  { column: 2, row: 4, length: 2 },
  { column: 3, row: 2, length: 4 },
  { column: 4, row: 1, length: 2 },
  { column: 4, row: 3, length: 3 },
];

const looks = [
  { ground: 'accent', classes: '' },
  { ground: 'deep', classes: '' },
  { ground: 'paper2', classes: 'border border-edge' },
] as const;

/** Five days side by side, and who or what fills them. */
export function week(site: Site): Html {
  const names = namesOf(site);
  const entry = ({ column, row, length }: Block, index: number) => {
    const { ground, classes } = looks[(index * 2 + column) % looks.length] ?? looks[0];
    return html`<li data-ground="${ground}" class="z-10 m-1 overflow-hidden rounded-lg p-2.5 text-sm leading-tight ${classes} ${column > 2 ? '@max-xl:hidden' : ''}" style="grid-area:${row + 1}/${column + 1}/span ${length}"><span class="line-clamp-2 font-medium">${names[index % names.length] ?? ''}</span></li>`;
  };
  const heads = dayNames(site).map(
    (name, index) =>
      html`<li class="pb-3 text-center text-muted ${index > 2 ? '@max-xl:hidden' : ''}" style="grid-area:1/${index + 1}"><span class="${index === 1 ? 'rounded-full bg-text px-3 py-0.5 text-ground' : ''}">${name}</span></li>`,
  );
  const lines = '[background:linear-gradient(var(--line)_1px,transparent_1px)_0_2rem/100%_3.25rem]';
  return appWindow(
    site,
    html`<div class="grid @2xl:grid-cols-[13rem_minmax(0,1fr)]">${sidebar(site)}<div class="min-w-0 p-5 @2xl:p-7">${topbar(names[0] ?? site.brief.brand)}<ul class="mt-5 grid grid-cols-3 grid-rows-[2rem_repeat(6,3.25rem)] @xl:grid-cols-5 ${lines}">${heads}${blocks.map(entry)}</ul></div></div>`,
  );
}
