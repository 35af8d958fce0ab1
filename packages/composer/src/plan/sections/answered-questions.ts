import type { Brief } from '@sitewright/contracts';
import { factLine } from '../copy/fact-line.ts';
import type { Topic } from '../copy/topics.ts';
import type { Draft } from '../drafts.ts';
import { sourcesOf } from '../holding.ts';
import { shownItems } from '../shown-items.ts';
import { inARow, sentence } from '../words.ts';
import type { Writing } from '../writing.ts';

interface Answered {
  question: string;
  answer: string;
  from: readonly number[];
}

type Answer = (brief: Brief, writing: Writing) => Answered[];

const line = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ');

const openingQuestion: Answer = ({ hours }, { messages: { ask, answer }, say }) => {
  if (hours.length === 0) return [];
  const list = hours.map(({ of, days, times }) => line([of && `${of}:`, days, times])).join('; ');
  return [{ question: ask.open, answer: say(answer.open, { hours: list }), from: sourcesOf(hours) }];
};

const placeQuestion: Answer = (brief, { messages: { ask, answer }, say }) => {
  const { contacts, place } = brief;
  const addresses = contacts.filter(({ kind }) => kind === 'address');
  const [from, address] =
    addresses.length > 0
      ? [sourcesOf(addresses), addresses.map(({ value }) => value).join('; ')]
      : [place?.from ?? [], place?.near ?? place?.value];
  return address ? [{ question: ask.where, answer: say(answer.where, { address }), from }] : [];
};

type Contacts = Brief['contacts'];

/** How to reach somebody in a sentence: numbers that are somebody's are told apart. */
function reachSentence(ways: Contacts, { messages: { answer }, say }: Writing): string {
  if (ways.length > 1 && ways.some(({ label }) => label))
    return sentence(ways.map(({ label, value }) => (label ? `${label}: ${value}` : value)).join('; '));
  const listOf = (isMeant: (kind: Contacts[number]['kind']) => boolean): string =>
    [...new Set(ways.flatMap(({ kind, value }) => (isMeant(kind) ? [value] : [])))].join(', ');
  const email = listOf((kind) => kind === 'email');
  const phone = listOf((kind) => kind !== 'email');
  if (!email) return say(answer.call, { phone });
  return phone ? say(answer.callOrWrite, { phone, email }) : say(answer.write, { email });
}

const reachQuestion: Answer = ({ contacts }, writing) => {
  const ways = contacts.filter(({ kind }) => kind === 'phone' || kind === 'email' || kind === 'whatsapp');
  if (ways.length === 0) return [];
  return [
    { question: writing.messages.ask.reach, answer: reachSentence(ways, writing), from: sourcesOf(ways) },
  ];
};

const mostPrices = 12;

/** One question has all prices: one for each would be a price list over again. */
const priceQuestion: Answer = (brief, { messages: { ask, answer }, say }) => {
  const priced = shownItems(brief).filter(({ price }) => price);
  if (priced.length === 0 || priced.length > mostPrices) return [];
  const list = priced
    .map(({ name, price = '', detail }) => `${name} ${detail ? `${price} (${detail})` : price}`)
    .join('; ');
  return [{ question: ask.costs, answer: say(answer.costs, { list }), from: sourcesOf(priced) }];
};

const offerQuestion: Answer = (brief, { messages: { ask, answer }, say }) => {
  const items = shownItems(brief);
  if (items.length < 2 || items.every(({ price }) => price)) return [];
  const list = items.map(({ name }) => name).join(', ');
  return [{ question: ask.offer, answer: say(answer.offer, { list }), from: sourcesOf(items) }];
};

const nextQuestion: Answer = ({ events }, { messages: { ask, answer }, say }) => {
  const [next] = events;
  if (!next?.date) return [];
  const event = [next.title, next.date, next.time].filter(Boolean).join(', ');
  return [{ question: ask.next, answer: say(answer.next, { event }), from: next.from }];
};

const bookQuestion: Answer = ({ sections }, { messages: { ask, answer }, avoided }) => {
  const isAsked = sections.some(({ type }) => type === 'booking');
  return isAsked && !avoided.functions.has('form')
    ? [{ question: ask.book, answer: answer.book, from: [] }]
    : [];
};

const answers: readonly Answer[] = [
  openingQuestion,
  placeQuestion,
  priceQuestion,
  bookQuestion,
  reachQuestion,
  offerQuestion,
  nextQuestion,
];

/** Questions that the brief's own facts answer: nothing in them is new. */
export const answeredQuestions = (writing: Writing): Answered[] =>
  answers.flatMap((answer) => answer(writing.brief, writing));

/** Questions about what visitors ask before they come or buy, answered by the facts of the section. */
export function topicQuestions(
  draft: Draft,
  topic: (text: string) => Topic | undefined,
  writing: Writing,
): Answered[] {
  const { ask } = writing.messages;
  const questions = { payment: ask.payment, shipping: ask.delivery, visit: ask.arrival };
  const byTopic = Map.groupBy(draft.has.details, ({ text }) => topic(text));
  return Object.entries(questions).flatMap(([name, question]) => {
    const facts = [...byTopic].find(([about]) => about === name)?.[1] ?? [];
    return facts.length > 0
      ? [
          {
            question,
            answer: inARow(facts.map((fact) => factLine(fact, writing.titles))),
            from: sourcesOf(facts),
          },
        ]
      : [];
  });
}
