import type { SiteMaker } from '@sitewright/contracts';

/** What was done of an instruction, and what was not, each with its reason where there is one. */
interface Read {
  done: string[];
  notUnderstood: { piece: string; why?: string }[];
}

const withModel = 'Ask the model for it.';
const withoutModel = 'A model could do more: this Sitewright has none set up.';

const canDo =
  'The composer changes facts, prices, entries, sections, pages, colours, typefaces, tone, design and language, one thing in a sentence.';

/** What is said to the person in the conversation. */
export function answerOf({ done, notUnderstood }: Read, canModel: boolean): string {
  if (notUnderstood.length === 0) return done.join(' ');
  const reasons = [...new Set(notUnderstood.flatMap(({ why }) => why ?? []))];
  const hasRiddles = notUnderstood.some(({ why }) => why === undefined);
  const model = canModel ? withModel : withoutModel;
  const riddles = notUnderstood.flatMap(({ piece, why }) => (why === undefined ? [`“${piece}”`] : []));
  return [
    ...done,
    ...reasons,
    ...(hasRiddles ? [`Not understood: ${riddles.join(', ')}. ${canDo} ${model}`] : []),
  ].join(' ');
}

const listed = (paths: readonly string[]): string => new Intl.ListFormat('en').format(paths);

const madeBy = (maker: SiteMaker): string =>
  maker === 'imported' ? 'This site was imported' : 'A model wrote this site';

const elsewhere = (canModel: boolean): string =>
  canModel ? withModel : 'Change it on the page with Edit, or set up a model.';

const canDoInDocuments =
  'the composer changes its facts (name, contacts, hours, prices, people) and exact words: “these words” to “those words”.';

/** Nothing of the request is what can be changed in a site that nobody composed. */
export const notOfComposer = (maker: SiteMaker, canModel: boolean): string =>
  `${madeBy(maker)}: ${canDoInDocuments} ${elsewhere(canModel)}`;

/** What was not done about a site that nobody composed, and where it can be. */
export const beyondFacts = (maker: SiteMaker, missing: readonly string[], canModel: boolean): string =>
  [
    ...(missing.length > 0 ? [`Not changed: ${missing.join('; ')}.`] : []),
    notOfComposer(maker, canModel),
  ].join(' ');

/** What a person has made by hand is not written over. */
export const overHandwork = (paths: readonly string[]): string =>
  `You have changed ${listed(paths)} by hand where this would change something too, so nothing was changed. ` +
  'Change it there by hand, or restore the version from before you did and ask again.';

/** Its owner has ended it. */
export const stoppedChange = 'Stopped. The site is as it was.';

/** It has ended early, and the person has taken what was whole by then. */
export const takenAsWritten = 'It ended early. What was written of it until then is used.';

/** Said of what was kept beside why it ended. */
export const keptIsWorse = 'More of the site’s checks would fail with what was written.';

/** What a model has changed lies where somebody else has changed something while it wrote. */
export const overOthers = (paths: readonly string[], version: number): string =>
  `While this was written, the site went on to version ${version}, which changes the same place of ${listed(paths)}. ` +
  'Nothing was written over. Use this change all the same, or keep version ' +
  `${version} as it is: both stay among the versions.`;

/** Only one change of a site is written at a time. */
export const alreadyWriting = (instruction: string): string =>
  `“${instruction.length > 80 ? `${instruction.slice(0, 79).trimEnd()}…` : instruction}” is still being written. Wait until it is done, or stop it; then ask again.`;
