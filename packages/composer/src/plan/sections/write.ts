import { codeOf } from '../code-line.ts';
import { factLine } from '../copy/fact-line.ts';
import { namesForm } from '../copy/visitor-heading.ts';
import type { Draft, DraftType } from '../drafts.ts';
import { fromOf, functionsOf } from '../functions/functions-of.ts';
import { writeTools } from '../functions/tools.ts';
import { copyOf, type Quotation, sourcesOf, takeAll } from '../holding.ts';
import type { SectionPlan } from '../site-plan.ts';
import { inARow, plain } from '../words.ts';
import type { Writing } from '../writing.ts';
import { writeCall, writeDownload, writeNewsletter } from './closing.ts';
import { writeExamples } from './examples.ts';
import { writeForm } from './form.ts';
import { writeGallery } from './gallery.ts';
import { writeItems } from './items.ts';
import { writeEvents, writeFigures, writePartners, writePeople, writeVoices } from './lists.ts';
import { writeDetails, writeFeatures, writeProcess } from './points.ts';
import { writeQuestions } from './questions.ts';
import type { SectionWriter } from './section.ts';
import { writeComparison, writePosts } from './sides.ts';
import { writeAbout } from './story.ts';
import { writeVisit } from './visit.ts';

const nothing: SectionWriter = () => [];

/** A contact section says how to reach somebody and has a form; a title that names a form is the form's. */
const writeContact: SectionWriter = (draft, writing) => {
  const isAskedWith = fromOf(draft, 'form').some((index) => draft.from.includes(index));
  const isOfForm = draft.type === 'booking' || isAskedWith || namesForm(draft.title ?? '', writing.copies);
  const visit = writeVisit(isOfForm ? untitled(draft) : draft, writing);
  // What stands above the form may be called so anyway.
  const isTaken = visit.some(({ title }) => plain(title ?? '') === plain(draft.title ?? ''));
  const isTitled = (isOfForm && !isTaken) || visit.length === 0;
  if (draft.isFormless && draft.type === 'booking' && visit.length === 0) return writeCall(draft, writing);
  const form = draft.isFormless ? [] : writeForm(isTitled ? draft : untitled(draft), writing);
  return [...visit, ...form];
};

const writers: Readonly<Record<DraftType, SectionWriter>> = {
  hero: nothing,
  offer: writeItems,
  prices: writeItems,
  process: writeProcess,
  features: writeFeatures,
  gallery: writeGallery,
  about: writeAbout,
  people: writePeople,
  events: writeEvents,
  voices: writeVoices,
  questions: writeQuestions,
  hours: writeVisit,
  place: writeVisit,
  contact: writeContact,
  booking: writeContact,
  newsletter: writeNewsletter,
  figures: writeFigures,
  partners: writePartners,
  comparison: writeComparison,
  posts: writePosts,
  download: writeDownload,
  call: writeCall,
  footer: nothing,
  custom: nothing,
  details: writeDetails,
  tool: nothing,
};

/** Whatever a section's own writer has left, each by the writer of its kind, so that nothing is lost. */
const others: readonly SectionWriter[] = [
  writeEvents,
  (draft, writing) => (draft.has.groups.length > 0 ? writeItems(draft, writing) : []),
  writeFigures,
  (draft, writing) => (draft.has.story.length + draft.has.lines.length > 0 ? writeAbout(draft, writing) : []),
  writePeople,
  writeVoices,
  writeDetails,
  (draft, writing) => (draft.has.questions.length > 0 ? writeQuestions(draft, writing) : []),
  (draft, writing) =>
    draft.has.hours.length + draft.has.contacts.length > 0 ? writeVisit(draft, writing) : [],
];

const untitled = ({ title: _, ...draft }: Draft): Draft => draft;

/** What follows a section that has its title already goes by its own. */
const following = (draft: Draft, written: readonly SectionPlan[]): Draft =>
  written.length > 0 ? { ...untitled(draft), type: 'details', isWished: false } : draft;

const hasForm = (sections: readonly SectionPlan[]): boolean => sections.some(({ type }) => type === 'form');

const entitled = ([first, ...rest]: readonly SectionPlan[], { text, from }: Quotation): SectionPlan[] =>
  first ? [{ ...first, title: text, from: [...first.from, ...from] }, ...rest] : [];

/** A headline is the title of a section that the person calls nothing else; any other is a line of its text. */
function withHeadline(written: SectionPlan[], draft: Draft): SectionPlan[] {
  const isUntitled = written.length > 0 && !draft.title;
  const [headline] = isUntitled ? draft.has.headlines.splice(0, 1) : [];
  draft.has.lines.push(...takeAll(draft.has, 'headlines'));
  return headline ? entitled(written, headline) : written;
}

const longestNote = 480;

/** Short facts about a section stand under its heading, as sentences. */
function withNote([first, ...rest]: SectionPlan[], draft: Draft, writing: Writing): SectionPlan[] {
  if (!first) return rest;
  const { details } = draft.has;
  const note = inARow(details.map((detail) => factLine(detail, writing.titles)));
  const isFitting = note !== '' && note.length <= longestNote && !details.some(({ text }) => codeOf(text));
  if (first.note || !isFitting) return [first, ...rest];
  const from = [...first.from, ...sourcesOf(takeAll(draft.has, 'details'))];
  return [{ ...first, note, from }, ...rest];
}

/** Types whose title also names a form that stands in them. */
const formHolders: ReadonlySet<DraftType> = new Set(['custom', 'contact', 'booking', 'call', 'newsletter']);

/** A form in a section of another kind has a heading of its own. */
const formDraft = (draft: Draft, { copies }: Writing): Draft =>
  formHolders.has(draft.type) || namesForm(draft.title ?? '', copies) ? draft : untitled(draft);

/** The sections of a draft; none where it has nothing to hold. */
export function writeSections(draft: Draft, writing: Writing): SectionPlan[] {
  const work: Draft = { ...draft, has: copyOf(draft.has) };
  const written = withNote(withHeadline(writers[work.type](work, writing), work), work, writing);
  written.push(...writeTools(following(work, written), writing));
  for (const write of others) {
    if (write === writeDetails) written.splice(0, written.length, ...withNote(written, work, writing));
    written.push(...write(following(work, written), writing));
  }
  if (written.length === 0 && draft.isToFill) written.push(...writeExamples(work, writing));
  if (functionsOf(work, 'form').length > 0 && !hasForm(written))
    written.push(...writeForm(formDraft(following(work, written), writing), writing));
  while (work.has.buttons.length > 0) written.push(...writeCall(following(work, written), writing));
  return written;
}
