import type { Brief, Statement } from '@sitewright/contracts';
import { alwaysSo } from './always.ts';
import { answerWishes } from './answer-wishes.ts';
import { arrangementOf } from './arrange.ts';
import { withAskedInOrder } from './asked-in-order.ts';
import { isMade } from './checks/made-functions.ts';
import { withoutDangerousClaims } from './claims.ts';
import { withConditionsApart } from './conditions.ts';
import { withCopyEdited } from './copy/edited-brief.ts';
import { designOf } from './design.ts';
import { designSeed } from './design-seed.ts';
import { draftSite, type SiteDraft } from './draft-site.ts';
import { withFormulas } from './functions/formulas.ts';
import { needs } from './functions/needs.ts';
import type { FunctionWish } from './holding.ts';
import { createOutcomeLog, type OutcomeLog } from './outcomes.ts';
import { ownLocale, wordsFor } from './own-locale.ts';
import { draftPages, type PageDraft } from './page-drafts.ts';
import { pageRoles } from './page-roles.ts';
import { type Avoided, avoidedBy } from './prohibitions.ts';
import { withoutReplaced } from './replaced.ts';
import { withAllFacts } from './rescue.ts';
import { siteFunctions } from './site-functions.ts';
import type { LanguagePlan, SitePlan } from './site-plan.ts';
import { withOutcomes } from './statement-outcomes.ts';
import { isTool } from './tool-site.ts';
import { hasWords } from './words.ts';
import { writeLanguage } from './write-language.ts';
import { createWriting, typeIdOf, type Writing } from './writing.ts';

/** A plan, and the brief's statements with what became of each. */
export interface Planned {
  plan: SitePlan;
  statements: Statement[];
  /** Statements that were left out for what they say: a dangerous claim, an older value. */
  answered: ReadonlySet<number>;
}

const fewEntries = 3;
const fewWishes = 4;
const fewWords = 45;
/** Of scripts without spaces, about as many letters as a word has. */
const unspacedWord = 2;

/** How many words a prompt has. */
const wordsIn = ({ statements }: Brief): number =>
  statements.reduce((count, { text, key = '' }) => {
    const letters = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
    return count + `${key} ${text}`.trim().split(/\s+/u).length + letters / unspacedWord;
  }, 0);

const isShort = (brief: Brief): boolean => wordsIn(brief) <= fewWords;

/** All that a prompt tells for sections to show. */
function toldIn({ offer, people, events, quotations, figures, questions, details, story }: Brief) {
  const items = offer.flatMap((group) => group.items);
  return [items, people, events, quotations, figures, questions, details, story].flat();
}

/** Whether a prompt says next to nothing: a handful of words, as "dentist landing page, blue". */
function isThin(brief: Brief): boolean {
  if (brief.extent) return brief.extent === 'long';
  const { sections, functions } = brief;
  // A row that was listed under one head is as many facts as it has members.
  const listed = toldIn(brief).reduce((count, { from }) => count + Math.max(1, from.length), 0);
  const optional = functions.reduce((count, { options }) => count + options.length, 0);
  const entries = listed + optional;
  const isFew = entries === 0 || (entries < fewEntries && sections.length < fewWishes);
  return isFew && isShort(brief);
}

/** A statement that was answered for what it asks for besides; of a tool that was made, what is listed with it belongs to it. */
function noteOutOfReach(wish: FunctionWish, brief: Brief, log: OutcomeLog): void {
  const { type, options } = wish;
  if (type !== 'other') return;
  const { other } = ownLocale(brief).words.functions;
  const isBeyond = (option: string) => other.some((word) => hasWords(option, word));
  const beyond = isTool(wish, brief) ? options.filter(isBeyond) : options;
  if (beyond.length > 0) log.note(`It needs a server or a model: ${beyond.join(', ')}.`);
}

/** Nothing that was asked of the site stays without an answer. */
function answerFunctions({ functions }: SiteDraft, brief: Brief, plan: SitePlan, log: OutcomeLog): void {
  for (const wish of functions) answerFunction(wish, brief, plan, log);
}

function answerFunction(wish: FunctionWish, brief: Brief, plan: SitePlan, log: OutcomeLog): void {
  const { type, from, options } = wish;
  const asked = type === 'other' ? from.map((index) => brief.statements[index]?.text ?? '').join(' ') : '';
  const always = alwaysSo(asked, wordsFor(brief));
  if (always?.isAll) log.apply(from, always.how);
  const isSaid = from.length > 0 ? from.some((index) => log.byStatement.has(index)) : type !== 'other';
  if (isSaid) {
    noteOutOfReach(wish, brief, log);
    return;
  }
  if (isMade(type, plan)) {
    log.apply(from, 'The pages have it.');
    return;
  }
  log.leaveOut(from, needs[type] ?? whyNotMade(options, brief));
}

/** What no site can do by itself needs a server; of anything else nobody here knows how it is made. */
function whyNotMade(options: readonly string[], brief: Brief): string {
  const beyond = wordsFor(brief).flatMap(({ functions }) => functions.other);
  const needsServer = options.some((option) => beyond.some((word) => hasWords(option, word)));
  const what = options.length > 0 ? `Not made: ${options.join(', ')}.` : 'It is not made.';
  return needsServer
    ? `${what} It needs a server or a model; a model can be asked for it.`
    : `${what} It could not be told how it is to work: say it in other words, or ask a model for it.`;
}

interface Planning {
  brief: Brief;
  seed: string;
  isBare: boolean;
  avoided: Avoided;
  log: OutcomeLog;
}

interface Structure {
  pages: readonly PageDraft[];
  site: SiteDraft;
}

/** In the first language what becomes of statements is logged; in the others it has been said. */
function writeAll({ brief, seed, isBare, avoided, log }: Planning, structure: Structure) {
  return brief.languages.value.map((tag, index) => {
    const own = index === 0 ? log : createOutcomeLog();
    const writing = createWriting({ brief, seed, tag, isBare, avoided, log: own });
    return { writing, ...writeLanguage(tag, index === 0 ? '' : `${tag}/`, structure, writing) };
  });
}

const sayLanguage = (tag: string, { locale, log }: Writing): void => {
  if (tag.split('-')[0]?.toLowerCase() !== locale.id)
    log.note(`Fixed texts are in English, as “${tag}” is not written here; your own words stay as they are.`);
};

/**
 * Decides everything about a site before it is rendered, from the brief alone: pages, sections, texts, design. The same brief and
 * seed give the same plan. Every statement comes back with its outcome.
 */
export function planSite(given: Brief, chosen: string): Planned {
  const seed = designSeed(given, chosen);
  // Another design has the same words.
  const wordsSeed = designSeed(given, '0');
  const log = createOutcomeLog();
  const avoided = avoidedBy(given);
  const safe = withoutDangerousClaims(withoutReplaced(withAllFacts(given), log), log);
  const answered = new Set(log.byStatement.keys());
  const brief = withAskedInOrder(withCopyEdited(withConditionsApart(withFormulas(safe))));
  const [firstTag = 'en'] = brief.languages.value;
  const locale = ownLocale(brief);
  const pages = draftPages(brief, (title) => pageRoles(title, locale));
  const thin = isThin(brief);
  const isBare = thin && toldIn({ ...brief, details: [] }).length === 0;
  if (typeIdOf(brief) === 'links' && brief.offer.length > 0)
    log.note('The links lead nowhere yet: give their addresses.');
  const site = draftSite({ brief, pages, avoided, isThin: thin, isBare, isShort: isShort(brief), log });
  const [first, ...others] = writeAll({ brief, seed: wordsSeed, isBare, avoided, log }, { pages, site });
  if (!first) throw new Error('A brief has at least one language.');
  answerWishes(site.drafts, pages, first, log);
  const wide = siteFunctions(site.functions, first.plan, first.writing);
  sayLanguage(firstTag, first.writing);
  if (!first.writing.isNamed && !brief.tool)
    log.note(`No name was found, so the site calls itself “${first.writing.name}”: give the name.`);
  const whole = (): SitePlan => ({
    seed,
    name: first.writing.name,
    ...(brief.place && { place: brief.place.value }),
    siteType: typeIdOf(brief),
    design: designOf(brief, seed),
    ...wide,
    languages: [first.plan, ...others.map(({ plan }): LanguagePlan => plan)],
    notes: [...log.notes],
  });
  answerFunctions(site, brief, whole(), log);
  const plan = whole();
  const { plan: written, placed } = first;
  const shown = pages.filter(({ path }) => !arrangementOf(brief, path)?.isHidden);
  return {
    plan,
    // What is said of something to use is answered aspect by aspect, and printed nowhere.
    answered: new Set(brief.tool ? brief.statements.keys() : [...answered, ...log.settled]),
    statements: withOutcomes(brief, { whole: plan, plan: written, placed, pages: shown, site, log }),
  };
}
