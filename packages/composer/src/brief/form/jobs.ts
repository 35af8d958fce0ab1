import { siteFormWords } from '@sitewright/composer-content';
import type { Brief, Item, Statement } from '@sitewright/contracts';
import { withoutSources } from '../changes/without-sources.ts';
import type { Classified } from '../classify/classified.ts';
import { countWords } from '../read/entries/scan/tokens.ts';
import type { Edit } from '../relate/edit.ts';

/** From when to when, or since when: "(2019–2023)", "2016-now", "since 2021". */
interface Years {
  start: number;
  end: number;
  text: string;
}

let kept: RegExp | undefined;

function yearsPattern(): RegExp {
  const year = '(?:19|20)\\d{2}';
  const since = siteFormWords().jobs.since.join('|');
  kept ??= new RegExp(
    `\\(?(?<!\\p{N})(${year}\\s?[–—-]\\s?(?:${year}|\\p{L}{2,12})|(?<!\\p{L})(?:${since})\\s${year})(?!\\p{N})\\)?`,
    'giu',
  );
  return kept;
}

const yearsIn = (text: string): Years[] =>
  [...text.matchAll(yearsPattern())].map(({ index, 0: whole, 1: years = '' }) => ({
    start: index,
    end: index + whole.length,
    text: years,
  }));

const around = /^[\s,;:.–—-]+|(?<![\s,;:–—-])[\s,;:–—-]+$/gu;
const longestName = 12;

/** "and before that at Deloitte" as "Deloitte". */
function withoutLead(text: string): string {
  const name = text.replaceAll(around, '');
  const small = name.toLowerCase();
  const { leads } = siteFormWords().jobs;
  const lead = leads.filter((one) => small.startsWith(`${one} `)).toSorted((a, b) => b.length - a.length)[0];
  return lead === undefined ? name : withoutLead(name.slice(lead.length));
}

const isName = (name: string): boolean =>
  name !== '' && countWords(name) <= longestName && !/[.!?]\s/u.test(name);

/** The jobs of a text that tells nothing else: where, or as what, and from when to when. */
function jobsOf(text: string): Omit<Item, 'from'>[] | undefined {
  const years = yearsIn(text);
  if (text.slice(years.at(-1)?.end ?? 0).replace(/[\s.]+/gu, '') !== '') return undefined;
  const jobs = years.map((span, at) => ({
    name: withoutLead(text.slice(years[at - 1]?.end ?? 0, span.start)),
    detail: span.text,
  }));
  return jobs.every(({ name }) => isName(name)) ? jobs : undefined;
}

/** Where the last part of a text begins, and the sign before it. */
function lastPart(text: string): { sign: number; start: number } | undefined {
  const sign = Math.max(...[', ', ': ', '; ', '– ', '— '].map((one) => text.lastIndexOf(one)));
  return sign > 0 ? { sign, start: sign + 2 } : undefined;
}

/** "CV for an engineer, previously at Nordlys (2019–2023)": jobs stand in a sentence of their own, behind who has had them. */
export function editBeforeJobs(sentence: string): Edit | undefined {
  const [first] = yearsIn(sentence);
  const last = first && lastPart(sentence.slice(0, first.start));
  if (!last) return undefined;
  // A small letter begins no sentence.
  return { start: last.sign, end: last.start + 1, text: `. ${sentence.charAt(last.start).toUpperCase()}` };
}

/** A statement that stands under nothing and tells of jobs alone. */
const isOwn = ({
  key,
  withdrawnBy,
  class: name,
}: Pick<Statement, 'key' | 'withdrawnBy' | 'class'>): boolean =>
  key === undefined && withdrawnBy === undefined && name !== 'prohibition' && name !== 'meta';

const jobsTold = (statement: Statement, index: number): Item[] =>
  isOwn(statement) ? (jobsOf(statement.text) ?? []).map((job) => ({ ...job, from: [index] })) : [];

/** What tells of jobs says nothing else: no trade, no place, no colour of an agency's name. */
export const asJobs = (statement: Classified): Classified =>
  isOwn(statement) && jobsOf(statement.text) ? { ...statement, class: 'item', also: [] } : statement;

/** A brief in which the jobs that sentences tell of are entries: of a CV they are what there is to show. */
export function withJobs(brief: Brief): Brief {
  const items = brief.statements.flatMap(jobsTold);
  if (items.length === 0) return brief;
  const taken = new Set(items.flatMap(({ from }) => from));
  const rest = withoutSources(brief, (index) => taken.has(index));
  return { ...rest, offer: [...rest.offer, { items }] };
}
