import { siteTypeOf } from '@sitewright/composer-content';
import type { Brief, BriefSectionType } from '@sitewright/contracts';
import { allot } from './allot.ts';
import { createDraft, type Draft, type DraftType, draftOf } from './drafts.ts';
import { fillPages } from './fill-pages.ts';
import { withListedFields } from './forms/listed-fields.ts';
import { isIdle, markForms } from './forms/mark-forms.ts';
import { attachFunctions } from './functions/attach.ts';
import {
  emptyHolding,
  type FunctionWish,
  type Holding,
  type HoldingKind,
  holdsSomething,
  type SectionWish,
  takeAll,
} from './holding.ts';
import { introduceAtTop } from './introduction.ts';
import type { OutcomeLog } from './outcomes.ts';
import { type PageDraft, pageFor } from './page-drafts.ts';
import type { Avoided } from './prohibitions.ts';
import { markToFill } from './to-fill.ts';
import { isTool, isToolSite } from './tool-site.ts';
import { plain } from './words.ts';
import { isSureOfType, typeIdOf } from './writing.ts';

/** All sections of a site before they are written, with all that the brief has for them. */
export interface SiteDraft {
  hero: Draft;
  footer: Draft;
  drafts: readonly Draft[];
  functions: readonly FunctionWish[];
}

interface DraftInput {
  brief: Brief;
  pages: readonly PageDraft[];
  avoided: Avoided;
  isThin: boolean;
  /** Whether the prompt tells nothing that a section could show, but for a fact or two. */
  isBare: boolean;
  /** Whether the prompt has few words, whatever it says by them. */
  isShort: boolean;
  log: OutcomeLog;
}

/** Sections of which a page has one. */
const single: ReadonlySet<BriefSectionType> = new Set([
  'hero',
  'footer',
  'contact',
  'newsletter',
  'gallery',
  'voices',
  'questions',
]);

/** What the whole site is called is no title of a part, unless a part was asked for by that name: "Sections: The inn, Prices". */
function untitled({ title, ...wish }: SectionWish, { description, statements }: Brief): SectionWish {
  if (title === undefined) return wish;
  const isOfAll = plain(title) === plain(description?.value ?? '');
  const isAsked = wish.from.some((index) => statements[index]?.class === 'page_or_section_wish');
  return isOfAll && !isAsked ? wish : { ...wish, title };
}

/** The drafts of the wishes by their indexes; what must not be has none, and what was asked for twice has the same. */
function wishedDrafts({ brief, pages, avoided, log }: DraftInput): (Draft | undefined)[] {
  const wished: (Draft | undefined)[] = [];
  for (const wish of brief.sections) {
    const draft = draftOf(untitled(wish, brief), pages.length > 1 ? pageFor(pages, wish.type) : 0);
    const isOne = single.has(wish.type) && !(wish.type === 'contact' && wish.title);
    const same = isOne ? wished.find((one) => one?.type === wish.type && one.page === draft.page) : undefined;
    if (same) same.from = [...same.from, ...wish.from];
    const isAvoided = avoided.sections.has(wish.type);
    if (isAvoided) log.leaveOut(wish.from, 'The prompt also says that it must not be there.');
    wished.push(isAvoided ? undefined : (same ?? draft));
  }
  return wished;
}

/** A page that is named after a section holds it, whether or not it was asked for once more. */
function addPageSections({ pages, avoided }: DraftInput, drafts: Draft[]): void {
  for (const [page, { role, from }] of pages.entries()) {
    if (
      !role ||
      avoided.sections.has(role) ||
      drafts.some((draft) => draft.page === page && draft.type === role)
    )
      continue;
    const elsewhere = drafts.some((draft) => draft.page === page && draft.isWished);
    if (!elsewhere || role === 'contact') drafts.push({ ...createDraft(role, page), isWished: true, from });
  }
}

/** What the site type can show by examples, and by drawings in the place of photographs. */
const exemplary: ReadonlySet<BriefSectionType> = new Set(['offer', 'gallery']);
/** Who names any other section has said what there is to be. */
const beside: ReadonlySet<DraftType> = new Set([
  'hero',
  'footer',
  'about',
  'hours',
  'place',
  'contact',
  'booking',
  'newsletter',
  'gallery',
]);

/** A site of a newsletter is there to sign up to it. */
function addNewsletter(
  { brief, pages, avoided }: Pick<DraftInput, 'brief' | 'pages' | 'avoided'>,
  drafts: Draft[],
): void {
  const [first] = siteTypeOf(typeIdOf(brief)).sections;
  if (first !== 'newsletter' || avoided.sections.has(first) || drafts.some(({ type }) => type === first))
    return;
  drafts.push(createDraft(first, pageFor(pages, first)));
}

/**
 * A prompt that says what the site is and nothing else gets what such a site is made of, for its owner to fill; what is still to come has
 * nothing to show.
 */
function addExamples({ brief, pages, avoided, isBare }: DraftInput, drafts: Draft[]): void {
  addNewsletter({ brief, pages, avoided }, drafts);
  const isSaid = drafts.some(({ type, isWished }) => isWished && !beside.has(type));
  if (!isBare || isSaid || isToolSite(brief) || !isSureOfType(brief) || brief.isSoon) return;
  for (const type of siteTypeOf(typeIdOf(brief)).sections) {
    if (!exemplary.has(type) || avoided.sections.has(type) || drafts.some((draft) => draft.type === type))
      continue;
    drafts.push({ ...createDraft(type, pageFor(pages, type)), isToFill: true });
  }
}

/** Sections by which visitors act. */
const acts: ReadonlySet<string> = new Set(['contact', 'newsletter']);

/** A site that offers no way to act gets one, unless it must not. */
function addContact({ brief, avoided, pages }: DraftInput, drafts: Draft[]): void {
  if (isToolSite(brief) || avoided.sections.has('contact') || drafts.some(({ type }) => acts.has(type)))
    return;
  drafts.push(createDraft('contact', pageFor(pages, 'contact')));
}

/** What the top of a page cannot hold stands right below it. */
function belowHero(hero: Draft): Draft[] {
  const { headlines, buttons, lines, details, figures, ...others } = hero.has;
  hero.has = { ...emptyHolding(), headlines, buttons, lines, details, figures };
  const below = { ...createDraft('custom', 0), isWished: true, has: { ...emptyHolding(), ...others } };
  return holdsSomething(below.has) ? [below] : [];
}

/** What footers cannot hold stands on the last page above them. */
function aboveFooter(footer: Draft, pages: readonly PageDraft[]): Draft[] {
  const { lines, details, ...others } = footer.has;
  footer.has = { ...emptyHolding(), lines, details };
  const above = { ...createDraft('custom', pages.length - 1), has: { ...emptyHolding(), ...others } };
  const isNeeded = holdsSomething(above.has) || above.has.buttons.length + above.has.headlines.length > 0;
  return isNeeded ? [above] : [];
}

const mostButtons = 2;

/** Buttons for which the top has no room get a last word of their own. */
function spareButtons(hero: Draft, drafts: Draft[]): void {
  for (const button of hero.has.buttons.splice(mostButtons)) {
    const free = drafts.find(({ type, has }) => type === 'call' && has.buttons.length === 0);
    const call = free ?? createDraft('call', 0);
    call.has.buttons.push(button);
    if (!free) drafts.push(call);
  }
}

function allowed({ brief, avoided, log }: DraftInput): FunctionWish[] {
  return withListedFields(brief).filter(({ type, from }) => {
    const isAvoided = avoided.functions.has(type);
    if (isAvoided) log.leaveOut(from, 'The prompt also says that it must not be there.');
    return !isAvoided;
  });
}

/** A quiz asks the questions of the prompt: a list of them with their answers beside it would give them away. */
function giveQuiz(drafts: Draft[]): void {
  const quiz = drafts.find(({ functions }) => functions.some(({ type }) => type === 'quiz'));
  const asked = drafts.find(({ type, has }) => type === 'questions' && has.questions.length > 0);
  if (!quiz || !asked || quiz === asked || asked.title || asked.has.questions.some(({ answer }) => !answer))
    return;
  quiz.has.questions.push(...asked.has.questions.splice(0));
}

/** What a tool's page holds belongs to the tool, which stands first; what it does not take stands below it. */
function giveTool(brief: Brief, drafts: Draft[]): void {
  const tool = drafts.find(({ functions }) => functions.some((wish) => isTool(wish, brief)));
  if (!tool) return;
  tool.isWished = true;
  for (const draft of drafts) {
    if (draft === tool || draft.type === 'hero' || draft.type === 'footer') continue;
    for (const kind of ['details', 'figures', 'groups', 'questions'] as const) moveAll(kind, draft, tool);
  }
  drafts.splice(drafts.indexOf(tool), 1);
  drafts.unshift(tool);
}

function moveAll<Kind extends HoldingKind>(kind: Kind, from: Draft, to: Draft): void {
  const moved: Holding[Kind] = takeAll(from.has, kind);
  // One kind of entries goes to the same kind.
  to.has = { ...to.has, [kind]: [...to.has[kind], ...moved] };
}

/** Decides which sections a site has, on which pages, and what each of them is given. */
export function draftSite(input: DraftInput): SiteDraft {
  const { brief, pages } = input;
  const wished = wishedDrafts(input);
  const drafts = [...new Set(wished.filter((draft) => draft !== undefined))];
  const hero = drafts.find(({ type }) => type === 'hero') ?? createDraft('hero', 0);
  const footer = drafts.find(({ type }) => type === 'footer') ?? createDraft('footer', 0);
  for (const draft of [hero, footer]) if (!drafts.includes(draft)) drafts.push(draft);
  addPageSections(input, drafts);
  addExamples(input, drafts);
  addContact(input, drafts);
  allot(brief, wished, drafts, pages);
  const functions = allowed(input);
  attachFunctions(functions, wished, drafts, pages, brief);
  fillPages(pages, drafts);
  introduceAtTop(brief, hero, drafts);
  giveQuiz(drafts);
  if (isToolSite(brief)) giveTool(brief, drafts);
  spareButtons(hero, drafts);
  markForms(drafts, input);
  markToFill(drafts, pages, input);
  const body = drafts.filter((draft) => draft !== hero && draft !== footer && !isIdle(draft, drafts));
  return { hero, footer, drafts: [...belowHero(hero), ...body, ...aboveFooter(footer, pages)], functions };
}
