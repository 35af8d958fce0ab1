import { createHash } from 'node:crypto';

/** The version of what a model is asked with: another one with every change of these texts. `form` is that of the answer. */
export const versionOf = (form: number, texts: unknown): string =>
  `${form}-${createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 8)}`;
