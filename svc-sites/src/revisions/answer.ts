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

export const notOfComposer = (canModel: boolean): string =>
  `A model wrote this site, so the composer cannot change it by words. ${
    canModel ? withModel : 'Change it on the page with Edit, or set up a model.'
  }`;

/** What a person has made by hand is not written over. */
export const overHandwork = (paths: readonly string[]): string =>
  `You have changed ${new Intl.ListFormat('en').format(paths)} by hand where this would change something too, so nothing was changed. ` +
  'Change it there by hand, or restore the version from before you did and ask again.';
