import { type RevisionLanguage, revisionLanguages, revisionWords } from '@sitewright/composer-content';
import type { Brief, BriefChanges } from '@sitewright/contracts';
import { applyChanges } from '../brief/changes/apply-changes.ts';
import type { Answer, Change } from './change.ts';
import { clausesOf, halves, mostRequests, withoutCourtesies } from './clauses.ts';
import type { Pointed } from './pointed.ts';
import { type SiteParts, sitePartsOf } from './site-parts.ts';
import { spelled } from './spelling.ts';
import { phrase, wordsOf } from './tokens.ts';
import { understand } from './understand.ts';

export interface RevisionRequest {
  brief: Brief;
  /** Of the site's design, as it is composed. */
  seed: string;
  instruction: string;
  /** What "this" is. */
  pointed?: Pointed | undefined;
}

/** What an instruction comes to. */
export interface Revised {
  /** Fields of the brief that take the place of those there are; none where nothing was understood. */
  changes: BriefChanges;
  /** The site is to get the next of its designs. */
  isOtherDesign: boolean;
  /** In plain words, in their order. */
  done: string[];
  /** Pieces of the instruction that were not done, each with its reason where there is one. */
  notUnderstood: { piece: string; why?: string }[];
}

const knownWords = new Map<RevisionLanguage, ReadonlySet<string>>();

/** All words by which a request is read in a language. */
function vocabulary(language: RevisionLanguage): ReadonlySet<string> {
  const known = knownWords.get(language);
  if (known) return known;
  const { templates, things, looks, fillers, polite, articles, degree } = revisionWords(language);
  const lists = [templates, things, looks, fillers].flatMap((group) => Object.values(group).flat());
  const all = new Set(
    [...lists, ...polite, ...articles, ...degree].flatMap((text) =>
      wordsOf(text.replaceAll(/\{\w+\}|[|?]/gu, ' ')),
    ),
  );
  knownWords.set(language, all);
  return all;
}

const isRevisionLanguage = (tag: string): tag is RevisionLanguage =>
  revisionLanguages.some((one) => one === tag);

/** The languages that an instruction may be in, the likeliest first, by its words. A few words may be of several. */
function languagesOf(instruction: string, { languages }: Brief): RevisionLanguage[] {
  const words = wordsOf(instruction);
  const own = languages.value.map((tag) => tag.split('-')[0] ?? '').filter(isRevisionLanguage);
  const scoreOf = (language: RevisionLanguage): number =>
    words.filter((word) => vocabulary(language).has(word)).length + (own.includes(language) ? 0.5 : 0);
  const likely = revisionLanguages.filter((language) => scoreOf(language) > 0);
  return [
    ...new Set([...likely.toSorted((one, other) => scoreOf(other) - scoreOf(one)), ...own, 'en' as const]),
  ];
}

const isSamePlan = (one: SiteParts, other: SiteParts): boolean =>
  JSON.stringify(one.plan) === JSON.stringify(other.plan);

const nothingChanges = { why: 'It would change nothing on the pages.' };

const isChange = (answer: Answer | undefined): answer is Change =>
  answer !== undefined && 'changes' in answer;

/** Slips of the keys are looked for in a sentence, not in a page. */
const longestMended = 300;

/** A site while it is changed, request by request. */
class Revising {
  #parts: SiteParts;
  readonly #languages: readonly RevisionLanguage[];
  readonly #pointed: Pointed | undefined;
  readonly revised: Revised = { changes: {}, isOtherDesign: false, done: [], notUnderstood: [] };
  constructor({ brief, seed, instruction, pointed }: RevisionRequest) {
    this.#languages = languagesOf(instruction, brief);
    this.#parts = sitePartsOf(brief, seed, this.#languages[0] ?? 'en');
    this.#pointed = pointed;
  }

  /** As it is said; else without courtesies in its middle, and with slips of the keys put right. */
  #understood(text: string): Answer | undefined {
    const answer = this.#asSaid(text);
    if (answer || text.length > longestMended) return answer;
    const plain = withoutCourtesies(text, this.words);
    const bare = plain && this.#asSaid(plain);
    if (bare) return bare;
    const right = spelled(plain ?? text, this.#known());
    return right === undefined ? undefined : this.#asSaid(right);
  }

  /** The words of the language, and those that the site is made of. */
  #known(): ReadonlySet<string> {
    const { brief, sections, language } = this.#parts;
    const own = [
      ...sections.map(({ title }) => title),
      ...brief.offer.flatMap(({ items }) => items.map(({ name }) => name)),
      ...brief.people.map(({ name }) => name),
    ];
    return new Set([...vocabulary(language), ...own.flatMap((text) => wordsOf(text))]);
  }

  #asSaid(text: string): Answer | undefined {
    let refused: Answer | undefined;
    for (const language of this.#languages) {
      const answer = understand(
        text,
        { ...this.#parts, language, words: revisionWords(language) },
        this.#pointed,
      );
      if (answer && 'changes' in answer) return answer;
      refused ??= answer;
    }
    return refused;
  }

  #apply(change: Change): Answer {
    const { seed, language } = this.#parts;
    const after = sitePartsOf(applyChanges(this.#parts.brief, change.changes), seed, language);
    if (!change.isOtherDesign && isSamePlan(this.#parts, after)) return nothingChanges;
    this.#parts = after;
    const { revised } = this;
    revised.changes = { ...revised.changes, ...change.changes };
    revised.isOtherDesign ||= Boolean(change.isOtherDesign);
    revised.done.push(change.done);
    return change;
  }

  /** Does what one request asks for, or notes why it was not done. */
  take(text: string): void {
    const understood = this.#understood(text);
    const answer = understood && 'changes' in understood ? this.#apply(understood) : understood;
    if (answer && 'changes' in answer) return;
    if (!answer && this.#takeHalves(text)) return;
    this.revised.notUnderstood.push({ piece: text.trim(), ...(answer && { why: answer.why }) });
  }

  /** What is not understood as one may be two, or one with a remark, which is told as not understood. */
  #takeHalves(text: string): boolean {
    for (const { first, second } of halves(text, this.words)) {
      const one = this.#understood(first);
      const rest = second.find((each) => isChange(this.#understood(each)));
      if (!isChange(one) && rest === undefined) continue;
      this.take(first);
      this.take(rest ?? second[0] ?? '');
      return true;
    }
    return false;
  }

  get words() {
    return this.#parts.words;
  }
}

/** Reads what is to change in a site. What is not understood changes nothing, and is told. */
export function revise(request: RevisionRequest): Revised {
  const revising = new Revising(request);
  const isAsked = (clause: string): boolean =>
    !revising.words.polite.some((one) => phrase(one) === phrase(clause));
  const clauses = clausesOf(request.instruction, revising.words).filter(isAsked);
  for (const clause of clauses.slice(0, mostRequests)) revising.take(clause);
  for (const piece of clauses.slice(mostRequests))
    revising.revised.notUnderstood.push({
      piece,
      why: `At most ${mostRequests} changes are made at once: ask for this one again.`,
    });
  return revising.revised;
}
