import type { Brief, Statement } from '@sitewright/contracts';
import type { Classified } from './classify/classified.ts';
import type { Cut } from './cut/cut.ts';
import { cutStatements } from './cut/cut-statements.ts';
import { entitiesOf } from './entities/entities-of.ts';
import { asJobs } from './form/jobs.ts';
import { asLinkRow } from './form/links.ts';
import { withForms, withPlainForm } from './form/with-form.ts';
import { withFrames } from './frames/frames-of.ts';
import { withRows } from './frames/rows.ts';
import { frameWordsOf } from './frames/words.ts';
import { classifyProse } from './prose/classify-prose.ts';
import { withDated } from './read/entries/dated.ts';
import { toldElsewhere, withOccasion } from './read/entries/occasion.ts';
import { placedEntries, placing } from './read/entries/placing.ts';
import { readProhibitions } from './read/entries/prohibitions.ts';
import { withProperDays } from './read/entries/proper-days.ts';
import { readEntries } from './read/entries/read-entries.ts';
import { withSharedPeriods } from './read/entries/shared-period.ts';
import { takenStatements } from './read/entries/taken.ts';
import { settleFacts } from './read/facts/settle-facts.ts';
import { guardBrief } from './read/guard/guard-brief.ts';
import { guardStatements } from './read/guard/guard-statements.ts';
import { withNaming } from './read/guard/naming.ts';
import { withNamingFrame } from './read/guard/told-beside-name.ts';
import { detectLanguage } from './read/identity/detect-language.ts';
import { withSpokenLanguages } from './read/identity/languages.ts';
import { readName } from './read/identity/name/read-name.ts';
import { readIdentity } from './read/identity/read-identity.ts';
import { createReading } from './read/identity/reading.ts';
import { homeTitle } from './read/outline/home-title.ts';
import { asToldIn, readPosts, withPosts } from './read/outline/posts.ts';
import { sectionWordsFor } from './read/outline/prompt-words.ts';
import { readOutline } from './read/outline/read-outline.ts';
import { settle } from './read/outline/settle.ts';
import { withRename } from './relate/amend/renames.ts';
import { asItHolds } from './relate/as-it-holds.ts';
import { partAsked } from './relate/asked/part-asked.ts';
import { partHeads } from './relate/headed-rows.ts';
import { withLetter } from './relate/letter.ts';
import { partMixed } from './relate/mixed.ts';
import { withOpeningHead } from './relate/opening/opening-head.ts';
import { withOpening } from './relate/opening/with-opening.ts';
import { relate } from './relate/relate.ts';
import { asWished, partWishes } from './relate/wished-rows.ts';
import { withTool } from './tool/with-tool.ts';

/** Reads a prompt: cuts it into statements, tells what each is, and puts what they say into the fields of a brief. */
export function readBrief(written: string): Brief {
  const meant = asItHolds(written);
  const detected = detectLanguage(meant.text);
  const form = withPlainForm(meant.text, detected.tag);
  const prompt = withOpeningHead(form.text, detected.tag);
  const { read, unread } = bounded(cutStatements(prompt), prompt);
  const asked = partAsked(read, prompt, detected.tag);
  const headed = partHeads(asked, prompt, detected.tag);
  const mixed = partMixed(partWishes(headed, prompt, detected.tag), prompt);
  const cuts = form.ids.includes('links') ? mixed.map(asLinkRow) : mixed;
  const opened = withOpening(classifyProse(cuts, detected.tag).map(asWished), cuts, prompt, detected.tag);
  const classified = form.ids.includes('resume') ? opened.map(asJobs) : opened;
  const related = relate(withRename(withLetter(classified, prompt), prompt, detected.tag));
  const told = withForms(readStatements(prompt, [...related, ...unread], detected), form.ids);
  // Whose countdown it is, and where, is for a page to read.
  const isOfSomebody = classified.some(({ told: as }) => as === 'name' || as === 'place');
  const brief = isOfSomebody ? told : withTool(told, prompt);
  return {
    ...brief,
    statements: brief.statements.map((statement) => {
      const [start, end] = [form.written(statement.start), form.written(statement.end)];
      return {
        ...statement,
        text: form.worded(statement.text, { start, end }),
        start: meant.written(start),
        end: meant.written(end),
      };
    }),
  };
}

/** A description of a site says less; each statement costs time. */
const mostStatements = 700;

/** So many statements are read. The rest of a longer prompt is one statement, which is listed as unread. */
function bounded(cuts: readonly Cut[], prompt: string): { read: readonly Cut[]; unread: Classified[] } {
  const [first, last] = [cuts[mostStatements], cuts.at(-1)];
  if (!first || !last) return { read: cuts, unread: [] };
  const { start } = first;
  const text = prompt.slice(start, last.end).trim();
  const cut: Cut = { start, end: last.end, text, kind: 'sentence', depth: 0 };
  const unread: Classified = { ...cut, class: 'not_understood', also: [], sureness: 1, isUnread: true };
  return { read: cuts.slice(0, mostStatements), unread: [unread] };
}

/** What was taken back, and what only corrects something, is read by nobody: its words cannot come to stand anywhere. */
function readable(statement: Classified): Classified {
  const { withdrawnBy, corrects, isUnread } = statement;
  if (withdrawnBy === undefined && corrects === undefined && !isUnread) return statement;
  const { key: _, under: __, cells: ___, quoted: ____, ...rest } = statement;
  return { ...rest, text: '', kind: 'markup', class: 'meta', also: [] };
}

/** A statement as it is reported: as it was written, where nothing was read from it. */
const reported = (read: Classified, said: Classified | undefined): Statement =>
  asStatement(said && readable(said) !== said ? said : read);

/** Makes a brief of statements whose classes are known. */
export function readStatements(
  prompt: string,
  classified: readonly Classified[],
  detected = detectLanguage(prompt),
): Brief {
  const language = detected.tag;
  const words = sectionWordsFor(language);
  const settled = settleFacts(
    settle(withSpokenLanguages(classified.map(readable), language), words, language),
    prompt,
    words,
  );
  const guarded = guardStatements(settled);
  const { posts, statements: unposted } = readPosts(guarded, prompt, words);
  const listed = withRows(unposted, language);
  const entities = entitiesOf(prompt, language);
  const name = readName(createReading(prompt, listed, language, entities));
  const named = withNaming(listed, name);
  const { statements, frames } = withFrames(named, language);
  const frameWords = frameWordsOf(language);
  const outline = readOutline(statements, prompt, words, homeTitle(language));
  const { pages, sections } = outline;
  const identity = readIdentity(createReading(prompt, statements, language, entities), detected, name);
  const place = placing(outline);
  const brief = withPosts(
    {
      ...placedEntries(
        entriesOf(statements, {
          outline,
          taken: new Set([
            ...takenStatements(statements, identity, frameWords),
            ...toldElsewhere(statements, identity),
          ]),
          prompt,
          frames: withNamingFrame(frames, statements, name, language),
          words: frameWords,
        }),
        place,
      ),
      sections,
    },
    posts,
  );
  const guardedBrief = guardBrief(
    {
      ...identity,
      hours: identity.hours.map(place),
      functions: identity.functions.map(place),
      ...brief,
      pages,
      prohibitions: readProhibitions(statements, words, language),
      statements: asToldIn(posts, statements, guarded).map((statement, index) =>
        reported(statement, classified[index]),
      ),
    },
    language,
  );
  return withProperDays(withOccasion(withDated(guardedBrief), statements), prompt);
}

const entriesOf = (...[statements, known]: Parameters<typeof readEntries>): ReturnType<typeof readEntries> =>
  withSharedPeriods(readEntries(statements, known), statements);

const asStatement = ({
  start,
  end,
  text,
  key,
  class: name,
  also,
  sureness,
  corrects,
  withdrawnBy,
  isUnread,
}: Classified): Statement => ({
  start,
  end,
  text,
  ...(key === undefined ? {} : { key }),
  class: name,
  also: [...also],
  sureness,
  ...(corrects === undefined ? {} : { corrects }),
  ...(withdrawnBy === undefined ? {} : { withdrawnBy }),
  ...(isUnread && { isUnread }),
});
