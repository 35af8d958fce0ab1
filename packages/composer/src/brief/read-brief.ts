import type { Brief, Statement } from '@sitewright/contracts';
import type { Classified } from './classify/classified.ts';
import { asCorrecting } from './corrections/with-correcting.ts';
import { entitiesOf } from './entities/entities-of.ts';
import { withForms } from './form/with-form.ts';
import { withFrames } from './frames/frames-of.ts';
import { withRows } from './frames/rows.ts';
import { frameWordsOf } from './frames/words.ts';
import { withDated } from './read/entries/dated.ts';
import { thingOfAll } from './read/entries/named-price.ts';
import { toldElsewhere, withOccasion } from './read/entries/occasion.ts';
import { placedEntries, placing } from './read/entries/placing.ts';
import { readProhibitions } from './read/entries/prohibitions.ts';
import { withProperDays } from './read/entries/proper-days.ts';
import { readEntries } from './read/entries/read-entries.ts';
import { selfToldIn, toldInSelf } from './read/entries/self-told.ts';
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
import { withColons } from './sheet/with-colons.ts';
import { withTool } from './tool/with-tool.ts';
import { understandAsMeant } from './understand.ts';

/** Reads a prompt: cuts it into statements, tells what each is, and puts what they say into the fields of a brief. */
export function readBrief(written: string): Brief {
  const detected = detectLanguage(written);
  const meant = understandAsMeant(withColons(written), detected.tag);
  const { form, prompt, classified, related, unread } = meant;
  const told = withForms(readStatements(prompt, [...related, ...unread], detected), form.ids);
  // Whose countdown it is, and where, is for a page to read.
  const isOfSomebody = classified.some(({ told: as }) => as === 'name' || as === 'place');
  const brief = isOfSomebody ? told : withTool(told, prompt);
  const statements = brief.statements.map((statement, index) => {
    const [start, end] = [form.written(statement.start), form.written(statement.end)];
    const said = {
      ...statement,
      text: form.worded(statement.text, { start, end }),
      start: meant.written(start),
      end: meant.written(end),
    };
    return asCorrecting(said, index, meant.correcting, written);
  });
  return { ...brief, statements };
}

/** What was taken back, and what only corrects something, is read by nobody: its words cannot come to stand anywhere. */
function readable(statement: Classified): Classified {
  const { withdrawnBy, corrects, isUnread } = statement;
  if (withdrawnBy === undefined && corrects === undefined && !isUnread) return statement;
  const { key: _, under: __, cells: ___, quoted: ____, selfTold: _____, ...rest } = statement;
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
  const selfTold = selfToldIn(statements, { frames, words: frameWords, identity });
  const place = placing(outline);
  const brief = withPosts(
    {
      ...placedEntries(
        entriesOf(statements, selfTold, {
          outline,
          taken: new Set([
            ...takenStatements(statements, identity, frameWords),
            ...toldElsewhere(statements, identity),
            ...toldInSelf(statements, selfTold),
          ]),
          prompt,
          frames: withNamingFrame(frames, statements, name, language),
          words: frameWords,
          thing: thingOfAll(identity.siteType.value.noun, statements),
        }),
        place,
        outline.paragraphs,
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
      statements: asToldIn(posts, statements, guarded).map((statement, index) => ({
        ...reported(statement, classified[index]),
        block: outline.paragraphs[index] ?? 0,
      })),
    },
    language,
  );
  return withProperDays(withOccasion(withDated(guardedBrief, statements), statements), prompt);
}

function entriesOf(
  statements: readonly Classified[],
  selfTold: Brief['story'],
  known: Parameters<typeof readEntries>[1],
): ReturnType<typeof readEntries> {
  const entries = withSharedPeriods(readEntries(statements, known), statements);
  const first = ({ from: [index = 0] }: Brief['story'][number]): number => index;
  const story = [...selfTold, ...entries.story];
  return { ...entries, story: story.sort((one, other) => first(one) - first(other)) };
}

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
