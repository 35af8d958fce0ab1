import { readBrief } from '@sitewright/composer';
import type { Brief, QualityCheck, StatementClass } from '@sitewright/contracts';
import type { Site } from '../gate/site.ts';
import { contactNames, kindOf } from '../revise/facts/fact-changes.ts';
import { findFact } from '../revise/facts/find-fact.ts';
import { textsOf } from '../revise/facts/page-texts.ts';
import { amountsIn, plainTimesIn, timesIn } from './figures.ts';
import { createPageWords, type PageWords } from './page-words.ts';
import { isPlainName } from './plain-name.ts';

/** All that the pages of a site say, to visitors and to machines. */
interface Said {
  texts: string[];
  words: PageWords[];
  amounts: ReadonlySet<number>;
  times: ReadonlySet<number>;
}

/** Whoever reads an address has not read the name in it. */
const withoutAddresses = (text: string): string =>
  text
    .split(/\s/u)
    .filter((word) => !word.includes('@') && !word.includes('://'))
    .join(' ');

function readSaid(site: Site): Said {
  const pages = site.pages.map((page) => ({
    path: page.path,
    texts: Array.from(textsOf(page), ({ text }) => text),
  }));
  // Pages share their header and footer.
  const texts = [...new Set(pages.flatMap((page) => page.texts))];
  const figures = texts.filter((text) => /\d/u.test(text));
  return {
    texts,
    words: pages.map((page) => createPageWords(page.path, withoutAddresses(page.texts.join(' ')))),
    amounts: new Set(figures.flatMap(amountsIn)),
    times: new Set(figures.flatMap(timesIn)),
  };
}

/** A fact of a description, and whether it stands on a page. */
interface Stated {
  what: string;
  value: string;
  isSaid: boolean;
}

/** Whether a name that is less sure is one at all is seen from how it is written. */
const sureName = 0.6;
const halfDay = 12 * 60;

const saysWords = ({ words }: Said, value: string): boolean => words.some((page) => page.states(value));

function contactsOf({ contacts }: Brief, said: Said): Stated[] {
  return contacts.map(({ kind, value }) => {
    const fact = { kind: kindOf(kind), what: '', from: value, to: value };
    const stands = said.texts.some((text) => !findFact(text, fact).next().done);
    return { what: contactNames[kind], value, isSaid: stands || saysWords(said, value) };
  });
}

/** `6` may stand for the morning or the evening. */
const hasTime = ({ times }: Said, minutes: number): boolean =>
  times.has(minutes) || times.has(minutes + halfDay) || times.has(minutes - halfDay);

const hoursOf = ({ hours }: Brief, said: Said): Stated[] =>
  hours.map(({ days, times }) => ({
    what: `the hours of ${days}`,
    value: times,
    isSaid:
      saysWords(said, times) || (/\d/u.test(times) && timesIn(times).every((time) => hasTime(said, time))),
  }));

const offerOf = ({ offer }: Brief, said: Said): Stated[] =>
  offer
    .flatMap(({ items }) => items)
    .flatMap(({ name, price }) => [
      { what: 'the name', value: name, isSaid: saysWords(said, name) },
      ...(price && /\d/u.test(price)
        ? [
            {
              what: `the price of ${name}`,
              value: price,
              isSaid: amountsIn(price).every((amount) => said.amounts.has(amount)),
            },
          ]
        : []),
    ]);

/** Times of classes, tours and the like. */
const tellsTimes: ReadonlySet<StatementClass> = new Set(['fact', 'item', 'event']);

function timesOf({ statements, hours }: Brief, said: Said): Stated[] {
  const read = new Set(hours.flatMap(({ from }) => from));
  return statements
    .filter((statement, index) => tellsTimes.has(statement.class) && !read.has(index))
    .flatMap(({ text }) => plainTimesIn(text))
    .map(({ written, minutes }) => ({ what: 'the time', value: written, isSaid: hasTime(said, minutes) }));
}

function namesOf({ name, people }: Brief, said: Said, prompt: string): Stated[] {
  const isOwn = name && (name.sureness >= sureName || isPlainName(name.value, prompt));
  const own = isOwn ? [name.value] : [];
  return [...own, ...people.map((person) => person.name)].map((value) => ({
    what: 'the name',
    value,
    isSaid: saysWords(said, value),
  }));
}

const mostFindings = 20;
const longestValue = 80;

let last: { prompt: string; brief: Brief } | undefined;

/** A site is judged again after each repair and each edit, by the same description. */
function briefOf(prompt: string): Brief {
  if (last?.prompt !== prompt) last = { prompt, brief: readBrief(prompt) };
  return last.brief;
}

/**
 * Looks on the pages of a site for what its description states: names, contacts, hours, times, what is offered and its prices. What is
 * said otherwise counts as said where its figures are there.
 */
export function checkFacts(prompt: string, site: Site): QualityCheck {
  const brief = briefOf(prompt);
  const said = readSaid(site);
  const stated = [namesOf, contactsOf, hoursOf, timesOf, offerOf].flatMap((read) =>
    read(brief, said, prompt),
  );
  const messages = stated
    .filter(({ isSaid }) => !isSaid)
    .map(
      ({ what, value }) =>
        `Your description states ${what} “${value.slice(0, longestValue).toWellFormed()}”, and no page has it.`,
    );
  return {
    id: 'facts',
    title: 'What your description states stands on the pages',
    status: messages.length > 0 ? 'failed' : 'passed',
    findings: [...new Set(messages)]
      .slice(0, mostFindings)
      .map((message) => ({ path: 'index.html', message })),
  };
}
