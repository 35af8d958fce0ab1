import type { Placed } from './navigation.ts';
import type { PageDraft } from './page-drafts.ts';
import type { SectionPlan } from './site-plan.ts';
import type { Writing } from './writing.ts';

/** A page with what is written on it. */
export interface WrittenPage {
  page: PageDraft;
  path: string;
  written: readonly Placed[];
}

const mostNamed = 4;
const longest = 160;

/** What a section has, by name; a form and a way to act have nothing to name. */
function namesIn(section: SectionPlan): readonly (string | undefined)[] {
  if (section.isExample) return [];
  if (section.type === 'items') return section.groups.flatMap(({ items }) => items).map(({ name }) => name);
  if (section.type === 'people') return section.people.map(({ name }) => name);
  if (section.type === 'points') return section.points.map(({ name }) => name);
  if (section.type === 'steps') return section.steps.map(({ name }) => name);
  if (section.type === 'prose') return section.paragraphs.slice(0, 1);
  if (section.type === 'events')
    return section.events.map(({ date, title }) => [date, title].filter(Boolean).join(' – '));
  if (section.type !== 'visit') return [];
  const { contacts, hours } = section;
  return [...contacts.map(({ value }) => value), ...hours.map(({ days, times }) => `${days} ${times}`)];
}

/** The first things that a page holds, in a line; nothing where they are too long for one. */
function teaserOf(written: readonly Placed[]): string | undefined {
  const names = written.map(({ section }) => namesIn(section)).find((list) => list.length > 0) ?? [];
  const line = names.slice(0, mostNamed).filter(Boolean).join(' · ');
  return line !== '' && line.length <= longest ? line : undefined;
}

/** What stands on a first page beside everything else: it says nothing of what there is. */
const isBeside = ({ section: { type, id } }: Placed): boolean =>
  type === 'visit' || type === 'form' || (type === 'points' && id.startsWith('details'));

/** A first page that shows nothing of what there is leads to the pages that do, each with the first things on it. */
export function homeOverview([home, ...others]: readonly WrittenPage[], { name }: Writing): Placed[] {
  if (!home || others.length === 0 || !home.written.every(isBeside)) return [];
  const posts = others.map(({ page: { title = '', from }, path, written }) => {
    const excerpt = teaserOf(written);
    return { title, href: path, from, ...(excerpt !== undefined && { excerpt }) };
  });
  return [
    { path: home.path, label: name, section: { id: 'pages', title: name, from: [], type: 'posts', posts } },
  ];
}
