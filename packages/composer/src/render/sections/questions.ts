import { icon } from '../art/icons.ts';
import { chooseArrangement } from '../choose-arrangement.ts';
import { type Classes, type Html, h } from '../h.ts';
import type { RenderSection } from '../section.ts';
import type { PageAtSection, SectionOf } from '../site.ts';

type Question = SectionOf<'questions'>['questions'][number];

const asked = (page: PageAtSection, text: string): Html => {
  const size = '!text-[clamp(1.2rem,1.8vw,1.6rem)] !leading-tight text-balance';
  return h('h3', { class: [page.look.kit.h3, size, 'min-w-0'] }, text);
};

interface Opening {
  group: string;
  isOpen: boolean;
  look: Classes;
}

/** One that opens by itself, without a script; those of one group close each other. */
function question(
  page: PageAtSection,
  { question: text, answer }: Question,
  { group, isOpen, look }: Opening,
): Html {
  if (!answer) return h('div', { class: look }, asked(page, text));
  const summary =
    'flex cursor-pointer list-none items-center justify-between gap-6 [&::-webkit-details-marker]:hidden';
  const plus =
    'size-6 shrink-0 transition-transform duration-200 group-open:rotate-45 motion-reduce:transition-none';
  return h(
    'details',
    { name: group, open: isOpen, class: ['group', look] },
    h('summary', { class: summary }, asked(page, text), icon('plus', plus)),
    h('p', { class: ['mt-4 max-w-[54ch] text-muted text-pretty', page.look.kit.text] }, answer),
  );
}

const looks = {
  list: { frame: '', item: 'rule py-6', set: 'beside' },
  grid: { frame: 'grid items-start gap-x-12 gap-y-4', item: 'rule py-6', set: 'below' },
  panel: { frame: 'grid gap-3', item: 'card px-6 py-5', set: 'beside' },
  cards: { frame: 'grid items-start gap-4', item: 'card px-6 py-6', set: 'below' },
} as const;

/** `rule` and `card` are the family's own. */
const itemLook = ({ look: { kit } }: PageAtSection, item: string): string =>
  item.replace('rule', kit.rule).replace('card', kit.card);

/** Questions that open one at a time; the browser does the work. */
export const renderQuestions: RenderSection<'questions'> = (page, { id, questions }) => {
  const arrangement = chooseArrangement(
    page,
    'questions',
    'list',
    (one) => looks[one].set === 'beside' || questions.length > 3,
  );
  const { frame, item, set } = looks[arrangement];
  const inThrees = questions.length % 3 === 0;
  const columns = set === 'below' && (inThrees ? 'md:grid-cols-2 lg:grid-cols-3' : 'md:grid-cols-2');
  const groups = arrangement === 'grid' ? (inThrees ? 3 : 2) : 1;
  const look = itemLook(page, item);
  const all = questions.map((entry, index) =>
    question(page, entry, {
      group: `${id}-${index % groups}`,
      isOpen: index < groups,
      look: [look, 'min-w-0'],
    }),
  );
  return { body: h('div', { class: [frame, columns] }, all), isList: arrangement === 'grid', set };
};
