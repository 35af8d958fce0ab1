import type { StatementModel } from '../src/brief/classify/model/statement-model.ts';
import { temperatureOf } from './calibrate.ts';
import type { Document } from './documents.ts';
import { predictUnseen } from './predict.ts';
import { trainModel } from './train-model.ts';

/** A model of `documents` with the temperature that suits prompts like them that it has not seen. */
export function calibrated(documents: readonly Document[]): StatementModel {
  const temperature = temperatureOf(predictUnseen(documents, 5));
  return { ...trainModel(documents), temperature };
}
