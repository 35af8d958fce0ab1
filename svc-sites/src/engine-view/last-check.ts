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
