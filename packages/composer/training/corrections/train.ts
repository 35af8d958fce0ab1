import { writeFileSync } from 'node:fs';
import { type ChainModel, decodeChainModel } from '../../src/brief/chain/chain-model.ts';
import { oneKind } from '../../src/brief/corrections/tagged-spans.ts';
import { encodeChainModel } from '../chain/encode-chain-model.ts';
import { type ChainLesson, trainChain } from '../chain/train-chain.ts';
import { freshLessonsOf, oldLessonsOf, segmentLessonOf } from './lessons.ts';
import { measureCorrections } from './measure.ts';
import { readHeldOutTexts, readLearntTexts, readOrdinaryTexts } from './read-texts.ts';

/** Writes the three models of corrections, and prints how right they are on texts that they have not learnt from. */
const learnt = readLearntTexts();
const [toLearn, toTry] = [readOrdinaryTexts('train'), readOrdinaryTexts('test')];

function train(name: string, lessons: readonly ChainLesson[]): () => ChainModel {
  const bytes = encodeChainModel(trainChain(lessons, { tagCount: oneKind, seed: name, decay: 0.3 }));
  writeFileSync(new URL(`../../assets/correction-${name}.bin`, import.meta.url), bytes);
  process.stdout.write(`${name}: ${lessons.length} lessons, ${bytes.length} bytes\n`);
  const model = decodeChainModel(bytes, oneKind);
  return () => model;
}

const models = {
  segments: train('segments', [...learnt, ...toLearn].map(segmentLessonOf)),
  fresh: train('fresh', learnt.flatMap(freshLessonsOf)),
  old: train('old', learnt.flatMap(oldLessonsOf)),
};
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const { right, changed, harmed } = measureCorrections(readHeldOutTexts(), models);
process.stdout.write(
  `held out: ${percent(right)} right, ${percent(changed)} changed; of those that correct nothing ${percent(harmed)} changed\n`,
);
process.stdout.write(
  `ordinary: ${percent(measureCorrections(toTry, models).harmed)} of ${toTry.length} changed\n`,
);
