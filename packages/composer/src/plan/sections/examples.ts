import { type ExampleKind, exampleKinds, type Locale, siteTypeOf } from '@sitewright/composer-content';
import { hasOneOf } from '../../whole-words.ts';
import type { Draft, DraftType } from '../drafts.ts';
import { listToolsFor } from '../functions/list-tools.ts';
import type { ItemPlan, SectionPlan } from '../site-plan.ts';
import { typeIdOf, type Writing } from '../writing.ts';
import { type Head, headOf } from './section.ts';

const usual = 3;
const most = 12;

/** What stands in a section until the owner fills it. Nothing of it is a fact: it says what belongs there. */
type ExampleWriter = (draft: Draft, writing: Writing) => SectionPlan[];

const times = <Entry>(count: number, entry: Entry): Entry[] => Array.from({ length: count }, () => entry);

const countOf = ({ count }: Draft): number => Math.min(Math.max(count ?? usual, 1), most);

/** What the offer of a site type is made of, by what the type calls it. */
const kindsOfOffer: Readonly<Record<string, ExampleKind>> = {
  books: 'work',
  classes: 'course',
  collection: 'product',
  courses: 'course',
  deeds: 'service',
  episodes: 'work',
  experience: 'job',
  features: 'feature',
  flowers: 'product',
  guides: 'work',
  issues: 'work',
  lessons: 'course',
  links: 'link',
  menu: 'dish',
  music: 'work',
  pieces: 'product',
  products: 'product',
  projects: 'project',
  recipes: 'work',
  releases: 'work',
  services: 'service',
  shelves: 'product',
  treatments: 'service',
  wines: 'dish',
  work: 'project',
  writing: 'post',
};

/** What the entries of a section are by what it is called. */
export const namedKind = (title: string, { words }: Locale): ExampleKind | undefined =>
  exampleKinds.find((kind) => hasOneOf(title, words.examples[kind] ?? []));

/** What the entries of a section are: what its title says, else what the site's offer is made of. */
function kindOf({ title = '' }: Draft, { brief, own, isSure }: Writing): ExampleKind {
  const named = namedKind(title, own);
  const usualKind = isSure ? kindsOfOffer[siteTypeOf(typeIdOf(brief)).offer] : undefined;
  return named ?? (title === '' ? usualKind : undefined) ?? 'entry';
}

const head = (draft: Draft, writing: Writing, id: string, title: string): Head & { isExample: true } => ({
  ...headOf(draft, writing, { id, title }, draft.from),
  isExample: true,
});

/** What a trade has usual names for. */
const ofTrade: ReadonlySet<ExampleKind> = new Set(['service', 'course', 'dish', 'product']);

function entriesOf(kind: ExampleKind, draft: Draft, { messages, texts, isSure }: Writing): ItemPlan[] {
  const isTrade = isSure && ofTrade.has(kind) && texts.examples.length > 0;
  if (isTrade) return texts.examples.slice(0, draft.count).map((name) => ({ name, from: [] }));
  return times(countOf(draft), { ...messages.examples.entries[kind], from: [] });
}

const exampleOffer: ExampleWriter = (draft, writing) => {
  const kind = kindOf(draft, writing);
  if (kind === 'post') return examplePosts(draft, writing);
  // Of what nobody asked for, only what is known by its kind can be told apart from nothing.
  if (kind === 'entry' && !draft.isWished) return [];
  const items = entriesOf(kind, draft, writing).filter(({ name }) => writing.avoided.mayWrite(name));
  if (items.length === 0) return [];
  const { tools, groups } = listToolsFor(draft, [{ items }], writing);
  const show = items.every(({ detail }) => detail) ? 'cards' : 'list';
  return [{ ...head(draft, writing, 'offer', writing.offerLabel), type: 'items', show, groups, tools }];
};

const examplePosts: ExampleWriter = (draft, writing) => {
  const { name: title, detail: excerpt } = writing.messages.examples.entries.post;
  return [
    {
      ...head(draft, writing, 'posts', writing.messages.labels.posts),
      type: 'posts',
      posts: times(countOf(draft), { title, excerpt, from: [] }),
    },
  ];
};

const examplePrices: ExampleWriter = (draft, writing) => {
  const { tools, groups } = listToolsFor(
    draft,
    [{ items: times(countOf(draft), { ...writing.messages.examples.price, from: [] }) }],
    writing,
  );
  const show = writing.group === 'tech' ? 'plans' : 'list';
  return [
    { ...head(draft, writing, 'prices', writing.messages.labels.prices), type: 'items', show, groups, tools },
  ];
};

const named = (kind: ExampleKind, draft: Draft, { messages }: Writing) =>
  times(countOf(draft), { ...messages.examples.entries[kind], from: [] });

const writers: Readonly<Partial<Record<DraftType, ExampleWriter>>> = {
  offer: exampleOffer,
  posts: examplePosts,
  prices: examplePrices,
  process: (draft, writing) => [
    {
      ...head(draft, writing, 'process', writing.messages.labels.process),
      type: 'steps',
      steps: named('step', draft, writing),
    },
  ],
  features: (draft, writing) => [
    {
      ...head(draft, writing, 'features', writing.messages.offers.features),
      type: 'points',
      points: named('feature', draft, writing),
    },
  ],
  about: (draft, writing) => [
    {
      ...head(draft, writing, 'about', writing.messages.labels.about),
      type: 'prose',
      paragraphs: [writing.messages.examples.about],
    },
  ],
  people: (draft, writing) => [
    {
      ...head(draft, writing, 'people', writing.messages.labels.people),
      type: 'people',
      people: named('person', draft, writing).map(({ name, detail: role, from }) => ({ name, role, from })),
    },
  ],
  events: (draft, writing) => {
    const { name: title, date, place } = writing.messages.examples.event;
    const events = times(countOf(draft), { title, date, place, from: [] });
    return [{ ...head(draft, writing, 'events', writing.messages.labels.events), type: 'events', events }];
  },
  voices: (draft, writing) => [
    {
      ...head(draft, writing, 'voices', writing.messages.labels.voices),
      type: 'voices',
      voices: times(countOf(draft), { ...writing.messages.examples.voice, from: [] }),
    },
  ],
  questions: (draft, writing) => {
    const { question, answer } = writing.messages.examples.question;
    const usualOnes = writing.texts.questions.filter(writing.avoided.mayWrite);
    const asked = usualOnes.length > 0 ? usualOnes.slice(0, draft.count) : times(countOf(draft), question);
    const questions = asked.map((one) => ({ question: one, answer, from: [] }));
    return [
      {
        ...head(draft, writing, 'questions', writing.messages.labels.questions),
        type: 'questions',
        questions,
      },
    ];
  },
  figures: (draft, writing) => [
    {
      ...head(draft, writing, 'figures', writing.messages.labels.figures),
      type: 'figures',
      figures: times(countOf(draft), { value: '…', label: writing.messages.examples.figure, from: [] }),
    },
  ],
  partners: (draft, writing) => [
    {
      ...head(draft, writing, 'partners', writing.messages.labels.partners),
      type: 'names',
      names: times(countOf(draft), writing.messages.examples.partner),
    },
  ],
  custom: (draft, writing) => (draft.title ? exampleOffer(draft, writing) : []),
};

/** Whether a section of a kind can be filled with examples. */
export const hasExamples = (type: DraftType): boolean => writers[type] !== undefined;

/** What a section that nothing was given for shows until the owner fills it, marked as examples. */
export const writeExamples = (draft: Draft, writing: Writing): SectionPlan[] =>
  writers[draft.type]?.(draft, writing) ?? [];
