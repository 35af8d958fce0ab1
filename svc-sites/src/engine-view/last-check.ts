import { type ModelCheck, modelCheckSchema } from '@sitewright/contracts';
import type { Collections } from '../db/collections.ts';

const name = 'model-check';

/** Keeps what the model check has found last. */
export async function keepLastCheck(
  { notes }: Pick<Collections, 'notes'>,
  modelCheck: ModelCheck,
): Promise<void> {
  const at = new Date(modelCheck.at);
  await notes.replaceOne({ _id: name }, { at, modelCheck }, { upsert: true });
}

/** Undefined before the first one, and of one that another release has kept in another form. */
export async function findLastCheck({ notes }: Pick<Collections, 'notes'>): Promise<ModelCheck | undefined> {
  const note = await notes.findOne({ _id: name });
  return modelCheckSchema.safeParse(note?.modelCheck).data;
}

/** A page of so many characters fits the answer of a small model, too. */
const largestWhole = 24_000;

/**
 * Characters up to which this model is to write files whole that it changes, instead of blocks of them: undefined where it has done
 * well with a block, or nobody has tried it.
 */
export function wholeUpToFor(check: ModelCheck | undefined, model: string): number | undefined {
  const edits = check?.model === model ? check.scores.find(({ area }) => area === 'edits') : undefined;
  return edits && edits.passed < edits.of ? largestWhole : undefined;
}
