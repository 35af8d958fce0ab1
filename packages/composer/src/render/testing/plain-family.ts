import type { Family } from '../families/family.ts';
import type { Kit } from '../families/kit.ts';
import { h } from '../h.ts';
import { partTitle, titleLines } from '../pieces.ts';

const button = 'inline-flex cursor-pointer items-center rounded-control px-6 py-3 font-semibold';

const kit: Kit = {
  container: 'mx-auto max-w-[1200px] px-5',
  brand: 'text-xl font-semibold',
  h2: 'text-[clamp(1.8rem,3vw,2.6rem)] font-semibold leading-tight',
  h3: 'text-xl font-semibold',
  text: 'text-lg',
  button: `${button} bg-fill text-on-fill`,
  quietButton: `${button} bg-panel text-text`,
  card: 'rounded-card bg-panel',
  field: 'w-full rounded-card-inner border border-edge bg-ground px-4 py-3 text-text',
  rule: 'border-t border-line',
  number: 'font-display',
  picture: 'rounded-card',
  variants: {
    items: ['leaders', 'rows', 'bento', 'cards', 'plates', 'index', 'courses', 'works'],
    plans: ['columns', 'stubs', 'list'],
    steps: ['arc', 'columns', 'bar', 'ladder', 'path', 'rules'],
    points: ['columns', 'tabs', 'rows', 'statements', 'lead'],
    gallery: ['offset', 'strip', 'arches', 'triptych', 'stack'],
    prose: ['statement', 'beside', 'wide'],
    people: ['portraits', 'seals', 'list', 'creatures'],
    events: ['rows', 'board', 'stage'],
    voices: ['big', 'pattern', 'line'],
    questions: ['list', 'grid', 'panel', 'cards'],
    visit: ['streets', 'contours', 'ledger'],
    form: ['card', 'open', 'bar'],
    newsletter: ['beside', 'band', 'line'],
    figures: ['row', 'ledger', 'cards'],
    names: ['row', 'grid', 'list'],
    call: ['band', 'split', 'line'],
  },
};

/** A family without ornaments, for tests of what every family has in common. */
export const plainFamily: Family = {
  id: 'minimal',
  fonts: { display: 'geist', body: 'geist' },
  corners: { panel: '1rem', inner: '0.5rem', control: '0.5rem' },
  rhythm: 'even',
  isMirrored: false,
  broader: 0,
  headings: [
    { isMirrored: false, broader: 0 },
    { isMirrored: true, broader: 1 },
  ],
  grounds: ['paper', 'paper2', 'deep', 'accent'],
  kit,
  colours: () => ({
    light: {
      paper: { l: 0.98, c: 0.01, h: 90 },
      paper2: { l: 0.94, c: 0.02, h: 90 },
      ink: { l: 0.25, c: 0.02, h: 260 },
      deep: { l: 0.35, c: 0.08, h: 260 },
      accent: { l: 0.75, c: 0.12, h: 60 },
    },
  }),
  header: ({ plan, language, href }) =>
    h(
      'header',
      { class: 'relative z-30' },
      h('a', { href: href('index.html') }, plan.name),
      h(
        'nav',
        null,
        language.navigation.map(({ label, href: to }) => h('a', { href: href(to) }, label)),
      ),
    ),
  hero: ({ page: { hero } }) =>
    h('section', null, h('h1', null, titleLines(hero.headline)), h('p', null, hero.lede)),
  pageHead: (_page, title) => h('section', null, h('h1', null, titleLines(title))),
  frame: (page, part, { ground }) => {
    const heading = h('div', null, partTitle(part, kit.h2), part.note && h('p', null, part.note));
    const columns = part.set === 'beside' ? 'grid gap-10 md:grid-cols-[5fr_7fr]' : 'grid gap-10';
    const body = h('div', { class: 'min-w-0' }, part.body);
    const inner = h('div', { class: [page.look.kit.container, columns] }, heading, body);
    return h('section', { id: part.id, 'data-ground': ground, class: 'py-(--section)' }, inner);
  },
  footer: ({ language }) =>
    h(
      'footer',
      null,
      language.footer.facts.map((fact) => h('p', null, fact)),
    ),
};
