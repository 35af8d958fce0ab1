import { applyChanges } from '@sitewright/composer';
import type { Brief, BriefChanges } from '@sitewright/contracts';
import type { SiteFile } from '../../engine.ts';
import { parsePage } from '../../gate/site.ts';
import { type FactChange, factChanges } from './fact-changes.ts';
import { findFact, standsIn } from './find-fact.ts';
import { type PageText, stringsOf, textsOf } from './page-texts.ts';

/** A finished site, what was understood of it, and what of that is to be otherwise. */
export interface FactRequest {
  files: SiteFile[];
  brief: Brief;
  changes: BriefChanges;
  /** Exact words that are to be others. */
  wording?: { from: string; to: string } | undefined;
}

/** The site with its facts changed where they stand; every other byte is as it was. */
export interface ChangedFacts {
  files: SiteFile[];
  /** As the pages say it now. */
  brief: Brief;
  /** In plain words, one for each fact. */
  done: string[];
  /** Facts that stand nowhere on the pages as they were understood, and what is more than a fact. */
  missing: string[];
}

interface Splice {
  start: number;
  end: number;
  next: string;
  fact: FactChange;
}

const isPage = (path: string): boolean => /\.html?$/iu.test(path);
const isJson = (path: string): boolean => /\.(?:json|webmanifest)$/iu.test(path);

function textsIn(path: string, source: string): PageText[] {
  if (isPage(path)) return [...textsOf({ source, document: parsePage(path, source) })];
  return isJson(path) ? [...stringsOf(source)] : [];
}

function* splicesIn(text: PageText, facts: readonly FactChange[]): Generator<Splice> {
  for (const fact of facts) {
    if (fact.beside !== undefined && !text.isBeside(fact.beside, standsIn)) continue;
    const found = [...findFact(text.text, fact)];
    const places = found.length > 0 ? text.places() : [];
    for (const { start, end, next } of found) {
      const [from, to] = [places[start], places[end]];
      if (from !== undefined && to !== undefined)
        yield { start: from, end: to, next: text.encode(next), fact };
    }
  }
}

/** Those that do not lie over one another: the one that begins first, and of those the longest. */
function apart(splices: readonly Splice[]): Splice[] {
  let end = -1;
  return splices
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .filter((splice) => {
      if (splice.start < end) return false;
      end = splice.end;
      return true;
    });
}

const spliced = (source: string, splices: readonly Splice[]): string =>
  splices.reduceRight((text, { start, end, next }) => text.slice(0, start) + next + text.slice(end), source);

const times = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

function doneWords({ what, to }: FactChange, places: readonly string[]): string {
  const pages = new Set(places).size;
  const said = `${what.charAt(0).toUpperCase()}${what.slice(1)} is “${to}” now`;
  return `${said}, in ${times(places.length, 'place')} on ${times(pages, 'page')}.`;
}

/** Says facts otherwise in all places of a site's source where they stand. */
export async function changeFacts(request: FactRequest): Promise<ChangedFacts> {
  const { files, brief, changes, wording } = request;
  const { facts: known, others } = factChanges(brief, changes);
  const facts = wording
    ? [...known, { kind: 'text' as const, what: `“${wording.from}”`, ...wording }]
    : known;
  const places = new Map<FactChange, string[]>(facts.map((fact) => [fact, []]));
  const changed = files.map((file): SiteFile => {
    const { path, content } = file;
    if (!isPage(path) && !isJson(path)) return file;
    const source = Buffer.from(content).toString();
    const found = apart(textsIn(path, source).flatMap((text) => [...splicesIn(text, facts)]));
    for (const { fact } of found) places.get(fact)?.push(path);
    return found.length > 0 ? { path, content: spliced(source, found) } : file;
  });
  const unfound = facts.filter((fact) => places.get(fact)?.length === 0);
  const unsaid = new Set(unfound.map(({ field }) => field));
  const fields = new Set(facts.flatMap(({ field }) => (field && !unsaid.has(field) ? [field] : [])));
  const said = Object.entries(changes).filter(([field]) => [...fields].some((one) => one === field));
  return {
    files: changed,
    brief: applyChanges(brief, Object.fromEntries(said)),
    done: [...places].flatMap(([fact, where]) => (where.length > 0 ? [doneWords(fact, where)] : [])),
    missing: [
      ...unfound.map(({ what, from }) => `${what} does not stand on the pages as “${from}”`),
      ...others.map((what) => `${what} cannot be changed here`),
    ],
  };
}
