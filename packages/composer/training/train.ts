import { writeFileSync } from 'node:fs';
import { calibrated } from './calibrated.ts';
import { readExamples } from './data/read-examples.ts';
import { documentsOf } from './documents.ts';
import { encodeModel } from './encode-model.ts';

/** Writes the statement model from the statements that may be learnt from. */
const file = new URL('../assets/statement-model.bin', import.meta.url);
const documents = documentsOf(readExamples().filter(({ part }) => part === 'train'));
const bytes = encodeModel(calibrated(documents));
writeFileSync(file, bytes);
process.stdout.write(`${documents.length} prompts, ${bytes.length} bytes\n`);
