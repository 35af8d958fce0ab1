import type { ItemGroupPlan } from '../../../plan/site-plan.ts';
import { chooseArrangement } from '../../choose-arrangement.ts';
import type { Arrangements } from '../../families/kit.ts';
import { type Child, type Html, h } from '../../h.ts';
import type { RenderSection, SectionBody } from '../../section.ts';
import type { PageAtSection, SectionOf } from '../../site.ts';
import { listFrame } from '../list-frame.ts';
import { tabPanels } from '../tab-panels.ts';
import { basketBar } from './basket-bar.ts';
import type { ArrangeItems, GroupToRender } from './entry.ts';
import { bento, cards, plates } from './grids.ts';
import { index } from './index-table.ts';
import { leaders, rows } from './lists.ts';
import { renderPlans } from './plans.ts';
import { courses, works } from './works.ts';

type Items = SectionOf<'items'>;
type Arrangement = Arrangements['items'];

const arrangements: Readonly<Record<Arrangement, ArrangeItems>> = {
  leaders,
  rows,
  index,
  cards,
  bento,
  plates,
  courses,
  works,
};

const listed: ReadonlySet<Arrangement> = new Set(['leaders', 'rows', 'index']);
const beside: ReadonlySet<Arrangement> = new Set(['cards', 'index']);

const allItems = ({ groups }: Items) => groups.flatMap(({ items }) => items);

/** What a group can be laid out as: some arrangements hold only so much, and some need enough. */
function fitsItems(section: Items) {
  const items = allItems(section);
  const hasPrices = items.some(({ price }) => price) || section.tools.basket !== undefined;
  const hasValues = items.some(({ values }) => values && values.length > 0);
  const most = Math.max(...section.groups.map((group) => group.items.length));
  const longest = Math.max(...items.map(({ name, detail = '' }) => Math.max(name.length, detail.length / 4)));
  const isWhole = !section.tools.filter && !section.tools.isSearchable && section.groups.length === 1;
  const fits: Readonly<Record<Arrangement, boolean>> = {
    leaders: true,
    rows: true,
    index: hasValues || hasPrices || items.some(({ detail }) => detail),
    cards: true,
    bento: !hasPrices && most >= 3 && most <= 8 && isWhole,
    plates: most <= 12,
    works: !hasPrices && most >= 3 && most <= 8 && isWhole,
    courses: most >= 3 && most <= 6 && longest <= 22 && !hasValues && isWhole,
  };
  return (arrangement: Arrangement) => fits[arrangement];
}

function arrangementFor(page: PageAtSection, section: Items): Arrangement {
  if (section.show === 'table') return 'index';
  const fits = fitsItems(section);
  const isList = section.show === 'list';
  const asked = (one: Arrangement) => fits(one) && listed.has(one) === isList;
  return chooseArrangement(page, 'items', isList ? 'leaders' : 'cards', asked);
}

/** A group under its own title, where there are several. */
function titled(group: GroupToRender, body: Html, place: number): Child {
  if (!group.title) return h('div', { 'data-entry-group': true, class: place > 0 && 'mt-14' }, body);
  const title = h(
    'h3',
    { class: ['mb-6 font-display text-[clamp(1.5rem,2.4vw,2.1rem)] leading-tight'] },
    group.title,
  );
  return h('section', { 'data-entry-group': true, class: place > 0 && 'mt-14' }, title, body);
}

function groupsOf({ groups, tools }: Items): GroupToRender[] {
  const toRender = (group: ItemGroupPlan, place: number): GroupToRender => ({
    ...group,
    place,
    tools,
    heading: group.title ? 'h4' : 'h3',
  });
  return groups.filter(({ items }) => items.length > 0).map(toRender);
}

/** Groups behind tabs; without scripts they stand below each other. */
function inTabs(
  section: Items,
  groups: readonly GroupToRender[],
  arrange: (group: GroupToRender) => Html,
): Html {
  const tabs = groups.map((group) => ({ name: group.title ?? '', panel: arrange(group) }));
  return tabPanels({ id: section.id, label: section.title, tabs, at: 'above' });
}

/** What the visitor came for: the menu, the services, the work. */
export const renderItems: RenderSection<'items'> = (page, section): SectionBody => {
  if (section.show === 'plans') return renderPlans(page, section);
  const arrangement = arrangementFor(page, section);
  const arrange = (group: GroupToRender) => arrangements[arrangement](page, group);
  const groups = groupsOf(section);
  const hasTabs = section.tools.tabs && groups.length > 1 && groups.every(({ title }) => title);
  const list = hasTabs
    ? inTabs(section, groups, arrange)
    : h(
        'div',
        null,
        groups.map((group, place) => titled(group, arrange(group), place)),
      );
  const { isSortable, ...tools } = section.tools;
  const isOrdered = isSortable === true && arrangement !== 'index';
  const isShort = allItems(section).length <= 16 && groups.length === 1;
  return {
    body: h(
      'div',
      null,
      listFrame(page, section.id, { ...tools, isOrdered }, list),
      basketBar(page, section.tools),
    ),
    isList: arrangement === 'rows' || arrangement === 'leaders',
    set: beside.has(arrangement) && isShort && !hasWideTable(section) ? 'beside' : 'below',
  };
};

const hasWideTable = ({ groups }: Items) => groups.some(({ columns = [] }) => columns.length > 1);
