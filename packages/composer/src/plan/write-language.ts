import type { Brief } from '@sitewright/contracts';
import { arranged, arrangementOf, homePath, isWithout } from './arrange.ts';
import { saysNothing } from './copy/fillers.ts';
import { homeDescription, nameAndPlace, pageDescription, shortened } from './copy/page-descriptions.ts';
import type { SiteDraft } from './draft-site.ts';
import { createDraft, type Draft, inOrder } from './drafts.ts';
import { footerOf } from './footer.ts';
import { writeHero } from './hero.ts';
import { homeOverview } from './home-overview.ts';
import { actionOf, hrefOf, navigationOf, type Placed } from './navigation.ts';
import type { PageDraft } from './page-drafts.ts';
import { withPostPages } from './post-pages.ts';
import { toAction, writeCall } from './sections/closing.ts';
import { writeLegal } from './sections/legal.ts';
import { writeSections } from './sections/write.ts';
import { withoutArticle } from './site-name.ts';
import type { LanguagePlan, Link, PagePlan, SectionPlan } from './site-plan.ts';
import { createNames } from './slugs.ts';
import { isToolSite, toolName } from './tool-site.ts';
import { capitalise, hasWords, oneLine, plain } from './words.ts';
import type { Writing } from './writing.ts';

/** A site in one language, and where each draft came to stand. */
export interface Written {
  plan: LanguagePlan;
  placed: ReadonlyMap<Draft, readonly Placed[]>;
}

interface PageInput {
  page: PageDraft;
  path: string;
  drafts: readonly Draft[];
}

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur', 'yi', 'ps']);
const directionOf = (tag: string): 'ltr' | 'rtl' =>
  rightToLeft.has(tag.split('-')[0] ?? '') ? 'rtl' : 'ltr';

/** A section that the person gave no name goes by the short one of its kind. */
function navigationLabel({ title, type }: Draft, { messages, offerLabel }: Writing): string | undefined {
  if (title) return undefined;
  return type === 'offer' ? offerLabel : Object.entries(messages.labels).find(([id]) => id === type)?.[1];
}

function writePage(input: PageInput, writing: Writing, placed: Map<Draft, Placed[]>): Placed[] {
  const { path, drafts } = input;
  const idFor = createNames();
  idFor('main');
  const rest: Placed[] = [];
  const placedOf = (draft: Draft): Placed[] => {
    const sections = writeSections(draft, writing).filter((section) => !addedTo(rest, section));
    const written = sections.map((section, index): Placed => {
      const label = index === 0 ? navigationLabel(draft, writing) : undefined;
      return { path, label: label ?? oneLine(section.title), section: { ...section, id: idFor(section.id) } };
    });
    placed.set(draft, written);
    rest.push(...written.filter(({ section }) => isRest(section)));
    return written;
  };
  return asArranged(inOrder(drafts).flatMap(placedOf), input, writing, placed);
}

/** The sections of a page as the person wants them; what was taken away stands nowhere. */
function asArranged(
  written: Placed[],
  { page }: PageInput,
  { brief, log }: Writing,
  placed: Map<Draft, Placed[]>,
): Placed[] {
  const arrangement = arrangementOf(brief, page.path);
  if (!arrangement) return written;
  const { shown, hidden } = arranged(written, arrangement);
  const gone = new Set(hidden.map(({ section }) => section.id));
  for (const [draft, places] of placed) {
    const kept = places.filter((place) => !(written.includes(place) && gone.has(place.section.id)));
    if (kept.length < places.length && kept.length === 0) log.apply(draft.from, takenAway);
    placed.set(draft, kept);
  }
  for (const { section } of hidden) log.apply(section.from, takenAway);
  return shown;
}

const takenAway = 'You have had it taken off the pages.';

/** A section of what belongs to no other. */
const isRest = ({ type, id }: SectionPlan): boolean => type === 'points' && id.startsWith('details');

/** Whether a page has such a section already: what a further one holds is added to it. */
function addedTo([place]: readonly Placed[], section: SectionPlan): boolean {
  if (place?.section.type !== 'points' || section.type !== 'points' || !isRest(section)) return false;
  const points = [...place.section.points, ...section.points];
  place.section = { ...place.section, points, from: [...place.section.from, ...section.from] };
  return true;
}

/** Whether a page stands though nothing was said of it: one that a person has added, or that says what the law asks for. */
function stands({ page }: PageInput, writing: Writing): boolean {
  if (page.from.length === 0 || writeLegal(page, writing).length > 0) return true;
  writing.log.leaveOut(
    page.from,
    `The page “${page.title ?? ''}” is left out, as nothing was given for it: say what is to stand there.`,
  );
  return false;
}

/** A page that nothing was said of: its heading and the action. */
function barePage({ page, path }: PageInput, writing: Writing): Placed[] {
  const legal = writeLegal(page, writing);
  if (legal.length > 0) return legal.map((section) => ({ path, section, label: oneLine(section.title) }));
  writing.log.leaveOut(
    page.from,
    `The page “${page.title ?? ''}” is there, but empty: say what is to stand there.`,
  );
  return writeCall(createDraft('call', 0), writing).map((section) => ({
    path,
    section,
    label: oneLine(section.title),
  }));
}

/** Where a tool could not be made, its page says how to ask for it. */
function withoutTool({ path }: PageInput, writing: Writing): Placed[] {
  const sections = isToolSite(writing.brief) ? writeSections(createDraft('contact', 0), writing) : [];
  return sections.map((section) => ({ path, section, label: oneLine(section.title) }));
}

const withAction = (section: SectionPlan, href: string | undefined): SectionPlan =>
  href && section.type === 'call' && section.action.href === toAction
    ? { ...section, action: { ...section.action, href } }
    : section;

/** Words of a title that a label has too; short ones say nothing. */
const shared = (label: string, title: string): number => {
  const words = plain(label).split(' ');
  return plain(title)
    .split(' ')
    .filter((word) => word.length > 3 && words.includes(word)).length;
};

/** Where a button leads that the person has words for: to the page or section that it names, else to the action. */
function buttonHref(
  label: string,
  pages: readonly PageInput[],
  placed: readonly Placed[],
  action: string,
): string {
  const page = pages.find(({ page: { title } }, index) => index > 0 && title && hasWords(label, title));
  if (page) return page.path;
  const best = placed.toSorted((a, b) => shared(label, b.section.title) - shared(label, a.section.title))[0];
  return best && shared(label, best.section.title) > 0 ? hrefOf(best) : action;
}

interface Button extends Link {
  text: string;
  from: readonly number[];
}

const leadsNowhere = 'There is nothing yet that this button could lead to: say what the site is to show.';

function heroActions(
  hero: Draft,
  pages: readonly PageInput[],
  placed: readonly Placed[],
  writing: Writing,
): Button[] {
  if (isWithout(writing.brief, homePath, 'button')) {
    for (const { from } of hero.has.buttons) writing.log.apply(from, takenAway);
    return [];
  }
  const action = actionOf(placed, writing);
  if (!action) {
    for (const { from } of hero.has.buttons) writing.log.leaveOut(from, leadsNowhere);
    return [];
  }
  const primary = action.href;
  const asked = hero.has.buttons.map(
    ({ text, from }): Button => ({
      label: capitalise(text),
      href: buttonHref(text, pages, placed, primary),
      text,
      from,
    }),
  );
  const usual: Button = { ...action, text: action.label, from: [] };
  const next = placed.find((place) => hrefOf(place) !== primary && place.section.type === 'items');
  const more = next && { label: oneLine(next.section.title), href: hrefOf(next), text: '', from: [] };
  if (asked.length > 0) return spread(asked, placed);
  return more ? [usual, more] : [usual];
}

/** Two buttons that lead to one place: the second leads on to what is shown first. */
function spread([first, second, ...rest]: readonly Button[], placed: readonly Placed[]): Button[] {
  if (!first || !second || first.href !== second.href)
    return [first, second, ...rest].filter((one) => one !== undefined);
  const [other] = placed.filter((place) => hrefOf(place) !== first.href);
  return [first, other ? { ...second, href: hrefOf(other) } : second, ...rest];
}

interface Assembly {
  brief: Brief;
  site: SiteDraft;
  inputs: readonly PageInput[];
  all: readonly Placed[];
  byPath: ReadonlyMap<string, readonly Placed[]>;
  /** Where the main button leads. */
  action: string | undefined;
}

/** The title of the first page: the name and what it is; without a name, what it is and where. */
function firstTitle(said: string, about: string, { name, isNamed, brief }: Writing): string {
  const place = brief.place?.value;
  if (said === name) return about;
  if (isNamed || !hasWords(said, name)) return shortened(`${about} – ${said.replace(/[.!?。！？؟]$/u, '')}`);
  return shortened(capitalise(place && !hasWords(said, place) ? `${said}, ${place}` : said));
}

/** The tool stands right below the heading, and has none of its own. */
const asTool = (heading: string, sections: readonly SectionPlan[]) => ({
  heading,
  sections: sections.length === 1 ? sections.map((tool) => ({ ...tool, title: heading })) : sections,
});

/** A tool's page is called what the person calls the tool. */
function toolHeading(headline: string, { brief, own, locale }: Writing): string {
  const named = toolName(brief, locale.id);
  return named ? capitalise(withoutArticle(named, own)) : oneLine(headline);
}

function pagePlan(
  input: PageInput,
  index: number,
  { brief, site, inputs, all, byPath, action }: Assembly,
  writing: Writing,
): PagePlan {
  const { page, path } = input;
  const own = byPath.get(path) ?? [];
  const sections = own.map(({ section }) => withAction(section, action));
  const { name } = writing;
  if (index > 0) {
    const heading = page.title ?? '';
    return {
      path,
      title: `${heading} – ${name}`,
      description: pageDescription(heading, sections, writing),
      heading,
      sections,
    };
  }
  const countdowns = site.functions.filter(({ type }) => type === 'countdown');
  const hero = writeHero(site.hero, writing, {
    actions: heroActions(site.hero, inputs, all, writing),
    countdowns,
  });
  const described = brief.description?.value ?? '';
  const said = saysNothing(described, writing.copies) ? oneLine(hero.headline) : described;
  const isTool =
    brief.tool !== undefined || (isToolSite(brief) && sections.some(({ type }) => type === 'tool'));
  return {
    path,
    title: firstTitle(said, nameAndPlace(writing), writing),
    description: homeDescription(hero.lede || said, writing),
    // Who asks for a tool wants it at once: its page begins with it.
    ...(isTool ? asTool(toolHeading(hero.headline, writing), sections) : { hero, sections }),
  };
}

/** Writes all pages of a site in one language. `folder` is where they lie: nothing, or `es/`. */
export function writeLanguage(
  tag: string,
  folder: string,
  { pages, site }: { pages: readonly PageDraft[]; site: SiteDraft },
  writing: Writing,
): Written {
  const placed = new Map<Draft, Placed[]>();
  const byPage = Map.groupBy(site.drafts, (draft) => Math.min(draft.page, pages.length - 1));
  const inputsOf = pages
    .map(
      (page, index): PageInput => ({
        page,
        path: `${folder}${page.path}`,
        drafts: byPage.get(index) ?? [],
      }),
    )
    .filter(({ page }, index) => index === 0 || !arrangementOf(writing.brief, page.path)?.isHidden);
  const drafted = inputsOf.map((input) => ({ input, written: writePage(input, writing, placed) }));
  const filled = drafted.filter(
    ({ input, written }, index) => index === 0 || written.length > 0 || stands(input, writing),
  );
  const inputs = filled.map(({ input }) => input);
  const all = filled.flatMap(({ input, written }, index) => {
    if (index > 0) return written.length > 0 ? written : barePage(input, writing);
    const overview = homeOverview(
      filled.map(({ input: { page, path }, written: own }) => ({ page, path, written: own })),
      writing,
    );
    if (overview.length + written.length > 0) return [...overview, ...written];
    return inputs.length === 1 ? withoutTool(input, writing) : [];
  });
  const links = navigationOf(
    inputs.map(({ page, path }) => ({ ...page, path })),
    all,
  );
  // One tool needs no way to it.
  const navigation = isToolSite(writing.brief) && links.length === 1 ? [] : links;
  const action = actionOf(all, writing);
  const byPath = Map.groupBy(all, ({ path }) => path);
  const assembly = { brief: writing.brief, site, inputs, all, byPath, action: action?.href };
  return {
    placed,
    plan: {
      tag,
      locale: writing.locale.id,
      direction: directionOf(tag),
      navigation,
      ...(action && { action }),
      footer: footerOf(site.footer, navigation, writing),
      pages: withPostPages(
        inputs.map((input, index) => pagePlan(input, index, assembly, writing)),
        folder,
        writing,
      ),
    },
  };
}
