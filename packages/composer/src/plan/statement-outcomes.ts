import type { Words } from '@sitewright/composer-content';
import type { Brief, Outcome, Spot, Statement, StatementClass } from '@sitewright/contracts';
import { alwaysSo } from './always.ts';
import { prohibitionOutcome } from './checks/kept-prohibitions.ts';
import { lostNouns } from './checks/lost-nouns.ts';
import { isMade } from './checks/made-functions.ts';
import { missingWords } from './checks/missing-words.ts';
import { pageTexts } from './checks/plan-texts.ts';
import { coloursOf } from './design.ts';
import type { SiteDraft } from './draft-site.ts';
import type { Draft } from './drafts.ts';
import { footerFacts } from './footer.ts';
import { constraintsIn } from './limits.ts';
import type { Placed } from './navigation.ts';
import type { OutcomeLog } from './outcomes.ts';
import { wordsFor } from './own-locale.ts';
import type { PageDraft } from './page-drafts.ts';
import type { LanguagePlan, SectionPlan, SitePlan } from './site-plan.ts';

/** Classes whose own words are printed. */
const printed: ReadonlySet<StatementClass> = new Set([
  'identity',
  'fact',
  'item',
  'person',
  'event',
  'quotation',
  'story',
]);

/** Classes that ask for a part of the site: a place is an answer to them. */
const wished: ReadonlySet<StatementClass> = new Set(['page_or_section_wish', 'function_wish']);

class Places {
  readonly #spots = new Map<number, Spot[]>();
  add(from: readonly number[], spot: Spot): void {
    for (const index of new Set(from)) {
      const spots = this.#spots.get(index) ?? [];
      const isKnown = spots.some(({ path, anchor }) => path === spot.path && anchor === spot.anchor);
      if (!isKnown) this.#spots.set(index, [...spots, spot]);
    }
  }
  of(index: number): readonly Spot[] {
    return this.#spots.get(index) ?? [];
  }
}

const sourcesIn = (section: SectionPlan): readonly number[] => section.from;

/** Where the words of statements stand. */
function printedPlaces({ pages }: LanguagePlan, footerFrom: readonly number[]): Places {
  const places = new Places();
  for (const { path, hero, sections } of pages) {
    if (hero) places.add(hero.from, { path });
    for (const section of sections) places.add(sourcesIn(section), { path, anchor: section.id });
  }
  places.add(footerFrom, { path: 'index.html' });
  return places;
}

/** Where what was wished for stands. */
function wishPlaces({ placed, pages, site }: Made): Places {
  const places = new Places();
  for (const [{ from }, written] of placed)
    for (const { path, section } of written) places.add(from, { path, anchor: section.id });
  for (const { path, from } of pages) places.add(from, { path });
  for (const { from } of [site.hero, site.footer]) places.add(from, { path: 'index.html' });
  return places;
}

const unique = (spots: readonly Spot[]): Spot[] =>
  spots.filter(
    ({ path, anchor }, index) =>
      spots.findIndex((other) => other.path === path && other.anchor === anchor) === index,
  );

const applied = (how: string, spots: readonly Spot[] = []): Outcome => ({
  became: 'applied',
  how,
  ...(spots.length > 0 && { spots: [...spots] }),
});

const unsure = 'It was not clear what it is for. Say what it is, or where it belongs.';

const unread =
  'The composer reads about a thousand words of a description, and this stands behind them. Make it shorter, or use a model.';

const reasons = {
  design_wish:
    'The look is made of colours, tone, typeface and theme: say it in one of them, or use a model.',
  function_wish:
    'It could not be told how it is to work: say it in other words, or ask a model for it. Everything else is made.',
};

/** A wish that nothing was made of: every site may fulfil it, or a part of it. */
function wishOutcome(text: string, why: string, words: readonly Words[]): Outcome {
  const always = alwaysSo(text, words);
  if (always?.isAll) return applied(always.how);
  return { became: 'left_out', why: always ? `${always.how} The rest: ${why}` : why };
}

/** What becomes of a statement that nothing was said of, by what it is. */
function byClass({ class: kind, text }: Statement, words: readonly Words[]): Outcome {
  if (kind === 'meta' || kind === 'context') return { became: 'noted' };
  if (kind === 'design_wish' || kind === 'function_wish') return wishOutcome(text, reasons[kind], words);
  if (kind === 'page_or_section_wish')
    return wishOutcome(text, 'It names no page or section: say what it is called.', words);
  if (kind === 'not_understood' || kind === 'identity') return { became: 'left_out', why: unsure };
  return { became: 'left_out', why: 'No place was found for it: say which section it belongs to.' };
}

/** The colours of one statement: those that the design has, and those for which it has no part. */
function colourSentence(wishes: Brief['design']['colours'], used: ReadonlySet<string>): string {
  const said = (of: typeof wishes) =>
    of.map(({ words, role }) => (role ? `${words} (${role})` : words)).join(', ');
  const [taken, left] = [
    wishes.filter(({ css }) => used.has(css)),
    wishes.filter(({ css }) => !used.has(css)),
  ];
  const parts = [
    ...(taken.length > 0 ? [`Colours of the design: ${said(taken)}.`] : []),
    ...(left.length > 0 ? [`Not used: ${said(left)}; a design has five colours.`] : []),
  ];
  return parts.join(' ');
}

/** What the looks of a site were read from. */
function designSources(brief: Brief): Map<number, string> {
  const { design, languages } = brief;
  const said = new Map<number, string>();
  const add = (from: readonly number[], how: string) => {
    for (const index of from) said.set(index, [said.get(index), how].filter(Boolean).join(' '));
  };
  const used = new Set(Object.values(coloursOf(brief).css));
  const byStatement = Map.groupBy(design.colours, ({ from: [index = -1] }) => index);
  for (const [index, wishes] of byStatement) add([index], colourSentence(wishes, used));
  if (design.theme) add(design.theme.from, `The site is ${design.theme.value}.`);
  if (design.tone) add(design.tone.from, `The design is ${design.tone.value}.`);
  if (design.typeface)
    add(
      design.typeface.from,
      design.letters
        ? 'You have chosen the typefaces yourself.'
        : `The typeface is ${design.typeface.value}.`,
    );
  for (const [index, { class: name, text }] of brief.statements.entries())
    if (name === 'design_wish' && constraintsIn(text).includes('sharp'))
      add([index], 'All corners are square.');
  if (design.isLarge) add(design.isLarge.from, 'The text is large.');
  add(languages.from, `The site is in ${languages.value.join(', ')}.`);
  return said;
}

interface Made {
  whole: SitePlan;
  plan: LanguagePlan;
  placed: ReadonlyMap<Draft, readonly Placed[]>;
  pages: readonly PageDraft[];
  site: SiteDraft;
  log: OutcomeLog;
}

/** What was read of what the site is: what no field holds says nothing. */
function identitySources({ name, siteType, description, place, audience }: Brief): ReadonlySet<number> {
  return new Set([name, siteType, description, place, audience].flatMap((field) => field?.from ?? []));
}

const partly = (missing: readonly string[]): Outcome => ({
  became: 'left_out',
  why: `Only a part of it is on the pages; not: ${missing.join(', ')}.`,
});

/** Words are on the page only where the finished page has them; in place of what was corrected stands the correction. */
function shownOutcome(
  { text, class: kind, settled }: Statement,
  spots: readonly Spot[],
  texts: ReadonlyMap<string, string>,
  words: readonly Words[],
): Outcome {
  const paths = [...new Set(spots.map(({ path }) => path))];
  const page = paths.map((path) => texts.get(path) ?? '').join(' ');
  const missing = missingWords(text, page);
  if (missing.length === 0 || settled === 'corrected') return { became: 'on_page', spots: [...spots] };
  return kind === 'identity' ? aboutOutcome(text, page, words, spots) : partly(missing);
}

/** What says what the site is counts as shown where the words that carry it stand on the pages, whatever asks for it. */
function aboutOutcome(
  text: string,
  page: string,
  words: readonly Words[],
  spots: readonly Spot[] = [],
): Outcome {
  const lost = lostNouns(text, page, words);
  return lost.length > 0 ? partly(lost) : applied('It says what the site is about.', spots);
}

const unmade = (types: readonly string[]): Outcome => ({
  became: 'left_out',
  why: `The pages do not have it: ${types.map((type) => type.replaceAll('_', ' ')).join(', ')}. A model can be asked for it.`,
});

/** What is said to be made is looked up in the finished plan. */
function checkedFunctions(brief: Brief, plan: SitePlan): (outcome: Outcome, index: number) => Outcome {
  const typesAt = new Map<number, Brief['functions'][number]['type'][]>();
  for (const { type, from } of brief.functions)
    for (const index of from) typesAt.set(index, [...(typesAt.get(index) ?? []), type]);
  return (outcome, index) => {
    if (outcome.became !== 'applied') return outcome;
    const missing = (typesAt.get(index) ?? []).filter((type) => isMade(type, plan) === false);
    return missing.length > 0 ? unmade(missing) : outcome;
  };
}

/** For a statement that asks for functions, whether the pages have one of them; nothing is known of one that has no sign. */
function functionsMade(brief: Brief, plan: SitePlan): (index: number) => boolean | undefined {
  return (index) => {
    const types = brief.functions.filter(({ from }) => from.includes(index)).map(({ type }) => type);
    return types.length === 0 ? undefined : types.some((type) => isMade(type, plan) === true);
  };
}

/** What a statement does to another one, or another one to it. */
function relatedOutcome(
  { corrects, withdrawnBy, isUnread }: Statement,
  statements: readonly Statement[],
): Outcome | undefined {
  if (isUnread) return { became: 'left_out', why: unread };
  const target = corrects === undefined ? undefined : statements[corrects];
  if (target) return applied(`It corrects what was said before: “${target.text}”.`);
  const by = withdrawnBy === undefined ? undefined : statements[withdrawnBy];
  return by && { became: 'left_out', why: `It is taken back later: “${by.text}”.` };
}

/** The statements of a brief, each with what became of it. */
export function withOutcomes(brief: Brief, made: Made): Statement[] {
  const { plan, whole, site, log } = made;
  const onPages = printedPlaces(plan, footerFacts(site.footer).from);
  const wishes = wishPlaces(made);
  const design = designSources(brief);
  const words = wordsFor(brief);
  const texts = pageTexts(plan);
  const identity = identitySources(brief);
  const checked = checkedFunctions(brief, whole);
  const forbiddenBy = (index: number) => brief.prohibitions.filter(({ from }) => from.includes(index));
  const printedAt = (statement: Statement, index: number): Outcome | undefined => {
    const { class: kind, also } = statement;
    const spots = [...onPages.of(index)];
    const isSaid =
      printed.has(kind) || (also.some((other) => printed.has(other)) && !log.byStatement.has(index));
    return spots.length > 0 && isSaid ? shownOutcome(statement, spots, texts, words) : undefined;
  };
  const loggedOf = (index: number): Outcome | undefined => {
    const logged = log.byStatement.get(index);
    const spots = [...onPages.of(index), ...wishes.of(index)];
    return logged?.became === 'applied' ? applied(logged.how, unique(spots)) : logged;
  };
  const hasFunction = functionsMade(brief, whole);
  const placedAt = ({ class: kind }: Statement, index: number): Outcome | undefined => {
    if (!wished.has(kind) || hasFunction(index) === false) return undefined;
    const spots = unique([...wishes.of(index), ...onPages.of(index)]);
    return spots.length > 0 ? applied('There is a place for it.', spots) : undefined;
  };
  const lookOf = (index: number): Outcome | undefined => {
    const how = design.get(index);
    return how === undefined ? undefined : applied(how);
  };
  const forbiddenAt = (statement: Statement, index: number): Outcome | undefined =>
    statement.class === 'prohibition' && !log.settled.has(index)
      ? prohibitionOutcome(statement, forbiddenBy(index), whole, words)
      : undefined;
  const allTexts = [...texts.values()].join(' ');
  const identityAt = ({ text }: Statement, index: number): Outcome | undefined =>
    identity.has(index) ? aboutOutcome(text, allTexts, words) : undefined;
  const outcomeOf = (statement: Statement, index: number): Outcome =>
    relatedOutcome(statement, brief.statements) ??
    forbiddenAt(statement, index) ??
    printedAt(statement, index) ??
    loggedOf(index) ??
    lookOf(index) ??
    placedAt(statement, index) ??
    identityAt(statement, index) ??
    byClass(statement, words);
  return brief.statements.map((statement, index) => ({
    ...statement,
    outcome: checked(outcomeOf(statement, index), index),
  }));
}
