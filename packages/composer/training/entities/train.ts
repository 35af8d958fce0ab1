import { writeFileSync } from 'node:fs';
import { tagCountOf } from '../../src/brief/chain/chain.ts';
import { decodeChainModel } from '../../src/brief/chain/chain-model.ts';
import { entityKinds } from '../../src/brief/entities/entity.ts';
import { encodeChainModel } from '../chain/encode-chain-model.ts';
import { trainChain } from '../chain/train-chain.ts';
import type { LabelledText } from './labelled-text.ts';
import { lessonOf } from './lessons.ts';
import { shareRight } from './measure.ts';
import { readOpeningTexts, readPromptTexts } from './read-texts.ts';

/** Writes the entity model, and prints how right it is on texts that it has not learnt from. */
const file = new URL('../../assets/entity-model.bin', import.meta.url);
const [prompts, openings] = [readPromptTexts(), readOpeningTexts()];
const ofPart = (texts: readonly LabelledText[], sought: LabelledText['part']) =>
  texts.filter(({ part }) => part === sought);

const learnt = [...ofPart(prompts, 'train'), ...ofPart(openings, 'train')];
const tagCount = tagCountOf(entityKinds);
const bytes = encodeChainModel(trainChain(learnt.map(lessonOf), { tagCount, seed: 'entities' }));
writeFileSync(file, bytes);
process.stdout.write(`${learnt.length} texts, ${bytes.length} bytes\n`);

const model = decodeChainModel(bytes, tagCount);
for (const [name, texts] of [
  ['prompts', ofPart(prompts, 'test')],
  ['openings', ofPart(openings, 'test')],
] as const)
  for (const kind of ['name', 'what', 'where'] as const)
    process.stdout.write(
      `${name}, ${kind}: ${(100 * shareRight(model, texts, kind)).toFixed(1)} % of ${texts.length}\n`,
    );
