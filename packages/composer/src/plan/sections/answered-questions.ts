import type { Brief } from '@sitewright/contracts';
import { sourcesOf } from '../holding.ts';
import { shownItems } from '../shown-items.ts';
import type { Writing } from '../writing.ts';

interface Answered {
  question: string;
  answer: string;
  from: readonly number[];
}

const line = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ');

function openingQuestion({ hours }: Brief, { messages: { ask } }: Writing): Answered[] {
  if (hours.length === 0) return [];
  const answer = hours.map(({ of, days, times }) => line([of && `${of}:`, days, times])).join('; ');
  return [{ question: ask.open, answer, from: sourcesOf(hours) }];
}

function placeQuestion({ contacts, place }: Brief, { messages: { ask } }: Writing): Answered[] {
  const addresses = contacts.filter(({ kind }) => kind === 'address');
  if (addresses.length > 0)
    return [
      {
        question: ask.where,
        answer: addresses.map(({ value }) => value).join('; '),
        from: sourcesOf(addresses),
      },
    ];
  return place ? [{ question: ask.where, answer: place.value, from: place.from }] : [];
}

function reachQuestion({ contacts }: Brief, { messages: { ask } }: Writing): Answered[] {
  const ways = contacts.filter(({ kind }) => kind === 'phone' || kind === 'email' || kind === 'whatsapp');
  const answer = ways.map(({ label, value }) => (label ? `${label}: ${value}` : value)).join('; ');
  return answer ? [{ question: ask.reach, answer, from: sourcesOf(ways) }] : [];
}

const mostPrices = 3;

function priceQuestions(brief: Brief, { messages: { ask }, say }: Writing): Answered[] {
  const priced = shownItems(brief).filter(({ price }) => price);
  return priced.slice(0, mostPrices).map(({ name, price = '', detail, from }) => ({
    question: say(ask.cost, { name }),
    answer: detail ? `${price}; ${detail}` : price,
    from,
  }));
}

function offerQuestion(brief: Brief, { messages: { ask } }: Writing): Answered[] {
  const items = shownItems(brief);
  const isPriced = items.every(({ price }) => price);
  if (items.length < 2 || isPriced) return [];
  return [{ question: ask.offer, answer: items.map(({ name }) => name).join(', '), from: sourcesOf(items) }];
}

function nextQuestion({ events }: Brief, { messages: { ask } }: Writing): Answered[] {
  const [next] = events;
  if (!next?.date) return [];
  return [{ question: ask.next, answer: line([`${next.title}:`, next.date, next.time]), from: next.from }];
}

/** Questions that the brief's own facts answer: nothing in them is new. */
export const answeredQuestions = (writing: Writing): Answered[] => {
  const { brief } = writing;
  return [
    ...openingQuestion(brief, writing),
    ...placeQuestion(brief, writing),
    ...reachQuestion(brief, writing),
    ...offerQuestion(brief, writing),
    ...priceQuestions(brief, writing),
    ...nextQuestion(brief, writing),
  ];
};
