import type { SiteFormId } from '@sitewright/composer-content';
import type { Brief } from '@sitewright/contracts';
import { countWords, type Span } from '../read/entries/scan/tokens.ts';
import { trimSeparators } from '../read/entries/scan/trim.ts';
import { type Meant, withEdits } from '../relate/as-it-holds.ts';
import { editBeforeJobs, withJobs } from './jobs.ts';
import { withLinks } from './links.ts';
import { formsIn, openingOf } from './site-form.ts';
import { smallNames } from './small-names.ts';

/** A prompt whose form reads as any site does: "a website for a nurse" of "a CV for a nurse". */
export interface Plain extends Meant {
  ids: readonly SiteFormId[];
  /** What a statement says in the words that were written. */
  worded(text: string, written: Span): string;
}

export function withPlainForm(prompt: string, language: string): Plain {
  const forms = formsIn(prompt, language);
  const jobs = forms.some(({ id }) => id === 'resume') ? editBeforeJobs(openingOf(prompt)) : undefined;
  const edits = [...forms.map(({ edit }) => edit), jobs, ...smallNames(prompt, forms, language)]
    .filter((edit) => edit !== undefined)
    .toSorted((one, other) => one.start - other.start);
  const hasEdit = ({ start, end }: Span) => edits.some((edit) => edit.start >= start && edit.end <= end);
  return {
    ...withEdits(prompt, edits),
    ids: forms.map(({ id }) => id),
    worded: (text, span) => (hasEdit(span) ? trimSeparators(prompt.slice(span.start, span.end)) : text),
  };
}

/** What is shown by its form alone is of that type; somebody's works are so only where no trade says more. */
const typeOf: Readonly<Partial<Record<SiteFormId, string>>> = {
  portfolio: 'portfolio',
  resume: 'resume',
  links: 'links',
};
/** Sure enough for what such a site shows; lines of a trade are not said of it. */
const ofForm = 0.65;
/** From here on the trade is told. */
const told = 0.6;
/** So sure is a trade that stands where a form says whose it is. */
const sureOfForm = 0.8;

function typed(siteType: Brief['siteType'], ids: readonly SiteFormId[]): Brief['siteType'] {
  const form =
    ids.find((id) => typeOf[id] !== undefined && id !== 'portfolio') ?? ids.find((id) => typeOf[id]);
  const id = form && typeOf[form];
  if (id === undefined || (form === 'portfolio' && siteType.sureness >= told)) return siteType;
  return { ...siteType, value: { ...siteType.value, id }, sureness: ofForm };
}

type Description = NonNullable<Brief['description']>;

const mostOfTrade = 2;
/** What somebody is whose works or whose life are shown is what they are, also where no list has the trade: "ceramicist". */
function ofSomebody(description: Description, ids: readonly SiteFormId[]): Description {
  const isOfSomebody = ids.includes('portfolio') || ids.includes('resume');
  const isTrade = description.from.includes(0) && countWords(description.value) <= mostOfTrade;
  return isOfSomebody && isTrade
    ? { ...description, sureness: Math.max(description.sureness, sureOfForm) }
    : description;
}

/** A brief of a site of one of the forms that a prompt asked for. */
export function withForms(brief: Brief, ids: readonly SiteFormId[]): Brief {
  const from = brief.statements.length > 0 ? [0] : [];
  const formed = {
    ...brief,
    ...(brief.description && { description: ofSomebody(brief.description, ids) }),
    siteType: typed(brief.siteType, ids),
    ...(ids.includes('soon') && { isSoon: { value: true as const, sureness: 1, from } }),
  };
  if (ids.includes('links')) return withLinks(formed);
  return formed.siteType.value.id === 'resume' ? withJobs(formed) : formed;
}
