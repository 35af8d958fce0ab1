import { readFileSync } from 'node:fs';
import { decodeModel } from './decode-model.ts';
import { modelClasses, type StatementModel } from './statement-model.ts';

const file = new URL('../../../../assets/statement-model.bin', import.meta.url);
let model: StatementModel | undefined;

/** The model of this package, read when it is first needed. */
export function shippedModel(): StatementModel {
  model ??= decodeModel(readFileSync(file), modelClasses);
  return model;
}
