import { limits } from '@sitewright/contracts';
import { isSafePath } from '../files/safe-path.ts';
import { isPage, isScript, isStylesheet } from '../files/site-files.ts';
import { isElided } from '../revise/blocks/elision.ts';
import { nameOfPage, titleOf } from './name-of-page.ts';
import type { TextFile } from './output.ts';
import { type Beside, type LineRange, type Reading, withoutRanges } from './reading.ts';
import { isWholePage, looksLikePage } from './whole-page.ts';

/** What may be a file: a code block, or a page by itself. */
export interface Candidate extends LineRange {
  content: string;
  /** What the answer calls it. */
  named: string | undefined;
  /** Where it goes when nothing else is known of it, and when nothing at all. */
  usual: string | undefined;
  isEnded: boolean;
}

/** Of two drafts the later one counts, unless it is only a part: an example, or one that names the rest. */
function takesPlaceOf(later: string, earlier: TextFile): boolean {
  if (isElided(later, earlier.content)) return false;
  if (isPage(earlier.path)) return isWholePage(later) || !isWholePage(earlier.content);
  return later.length * 2 >= earlier.content.length;
}

const askedFile = /\s(?:href|src)\s*=\s*["']?(?:\.?\/)?([\w./-]{1,100}\.(?:css|js|html))["'#?\s>]/gi;

/** The files that pages ask for and nobody wrote. */
function missingIn(pages: readonly string[], has: (path: string) => boolean): string[] {
  const asked = pages.flatMap((page) => Array.from(page.matchAll(askedFile), ([, path = '']) => path));
  const missing = [...new Set(asked)].filter((path) => !has(path) && isSafePath(path));
  return missing.slice(0, limits.siteMaxFiles);
}

const sameKind = (path: string) => (isPage(path) ? isPage : isScript(path) ? isScript : isStylesheet);
const keyOf = (path: string): string => path.toLowerCase();

/** More than a site may hold: drafts are among them. */
const mostCandidates = 5 * limits.siteMaxFiles;

interface Placed {
  file: TextFile;
  candidate: Candidate;
}

/**
 * Decides which files the candidates of an answer are: by the name that they have, by what pages link to and nobody wrote, or by what
 * there is one of in each site.
 */
class Placement {
  readonly #beside: Beside;
  readonly #known: Map<string, string>;
  readonly #placed = new Map<string, Placed>();
  readonly #read = new Set<LineRange>();
  /** What its pages ask for and nobody wrote. */
  readonly #missing: readonly string[];
  readonly #candidates: readonly Candidate[];

  constructor(candidates: readonly Candidate[], beside: Beside) {
    this.#candidates = candidates.slice(0, mostCandidates);
    this.#beside = beside;
    this.#known = new Map(beside.files.map(({ path, content }) => [keyOf(path), content]));
    this.#missing = missingIn(this.#pages, (path) => this.#known.has(keyOf(path)));
  }

  settle(lines: readonly string[]): Reading {
    const names = this.#namesOfPages();
    for (const candidate of this.#candidates) {
      const path = candidate.named ?? names.get(candidate) ?? this.#usualPath(candidate);
      if (path !== undefined) this.#place(candidate, path);
    }
    const placed = this.#namedByLinks();
    const last = placed.find(({ candidate }) => candidate === this.#candidates.at(-1));
    return {
      files: placed.map(({ file }) => file),
      dropped: [],
      open: last && !last.candidate.isEnded ? last.file : undefined,
      rest: withoutRanges(lines, [...this.#read]),
    };
  }

  get #pages(): string[] {
    const all = [...this.#beside.files, ...this.#candidates.map(({ content }) => ({ path: '', content }))];
    return all
      .filter(({ path, content }) => isPage(path) || looksLikePage(content))
      .map((one) => one.content);
  }

  /** Of pages without a name, those that are what another page links to: each of these is no draft of the home page, which one is. */
  #namesOfPages(): Map<Candidate, string> {
    const nameless = this.#candidates.filter(({ named, content }) => !named && isWholePage(content));
    const written = new Set(this.#candidates.map(({ named }) => keyOf(named ?? '')));
    const isAnother = (path: string) => isPage(path) && !/(?:^|\/)index\.html$/i.test(path);
    const missing = this.#missing.filter((path) => isAnother(path) && !written.has(keyOf(path)));
    const names = new Map<Candidate, string>();
    for (const candidate of nameless) {
      const name = nameOfPage(candidate.content, missing);
      if (name !== undefined) names.set(candidate, name);
    }
    const [home] = nameless;
    const hasHome = written.has('index.html') || this.#known.has('index.html');
    if (home && !hasHome && names.size === nameless.length) names.delete(home);
    return names;
  }

  /** Beside files that have names, only what is a page counts without one, unless it is an earlier draft. */
  #usualPath({ usual, content, from }: Candidate): string | undefined {
    const { files, draftLines } = this.#beside;
    if (files.length === 0 || usual === undefined) return usual;
    if (!isPage(usual)) return this.#isAskedFor(usual) ? usual : undefined;
    const isDraft = from < draftLines && files.some(({ path }) => isPage(path));
    return looksLikePage(content) && !isDraft ? usual : undefined;
  }

  /** The build writes the style sheet of a site that has a theme. */
  #isAskedFor(usual: string): boolean {
    const isBuilt = isStylesheet(usual) && this.#known.has('theme.css');
    return !isBuilt && this.#missing.some(sameKind(usual));
  }

  #place(candidate: Candidate, path: string): void {
    const file = { path, content: candidate.content };
    const known = this.#known.get(keyOf(path));
    if (known !== undefined) {
      if (known.includes(file.content.trim())) this.#read.add(candidate);
      return;
    }
    const earlier = this.#placed.get(path);
    if (earlier && !takesPlaceOf(file.content, earlier.file)) {
      if (candidate.named || file.content.length < earlier.file.content.length) this.#read.add(candidate);
      return;
    }
    if (earlier && !this.#isDraftOf(earlier, candidate)) this.#read.delete(earlier.candidate);
    this.#read.add(candidate);
    this.#placed.set(path, { file, candidate });
  }

  /** A page without a name that has another title was another page, and is told as one that was not read. */
  #isDraftOf({ candidate: earlier }: Placed, later: Candidate): boolean {
    if (earlier.named && later.named) return true;
    return looksLikePage(earlier.content) && (!isWholePage(earlier.content) || isSamePage(earlier, later));
  }

  /** A style sheet or script that nobody named is the one that a page asks for and nobody wrote. */
  #namedByLinks(): Placed[] {
    const pages = [...this.#beside.files, ...[...this.#placed.values()].map(({ file }) => file)];
    const contents = pages.filter(({ path }) => isPage(path)).map(({ content }) => content);
    const asked = missingIn(contents, () => false);
    const missing = asked.filter((path) => !this.#placed.has(path) && !this.#known.has(keyOf(path)));
    return [...this.#placed.values()].map((placed) => {
      const { file, candidate } = placed;
      const isSettled = candidate.named || isPage(file.path) || asked.includes(file.path);
      const path = isSettled ? undefined : missing.find(sameKind(file.path));
      return path === undefined ? placed : { candidate, file: { ...file, path } };
    });
  }
}

const isSamePage = (one: Candidate, other: Candidate): boolean =>
  titleOf(one.content) === titleOf(other.content);

/** Reads these candidates as files; what no file could be told for stays in the rest. */
export const placeCandidates = (
  candidates: readonly Candidate[],
  lines: readonly string[],
  beside: Beside,
): Reading => new Placement(candidates, beside).settle(lines);
