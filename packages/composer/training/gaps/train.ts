import { writeFileSync } from 'node:fs';
import { shippedModel } from '../../src/brief/classify/model/shipped-model.ts';
import { beginsAnother, decodeGapModel } from '../../src/brief/prose/gaps/gap-model.ts';
import { partOf } from '../data/part-of.ts';
import { readWrittenPrompts } from '../data/read-written-set.ts';
import { gapsLearntApart } from './learnt-apart.ts';
import { type LabelledGap, labelledGaps, lessonsOf } from './lessons.ts';
import { encodeGapModel, trainGapModel } from './train-model.ts';

/** Writes the model of gaps, and prints how right it is on prompts that it has not learnt from. */
const file = new URL('../../assets/gap-model.bin', import.meta.url);
const prompts = readWrittenPrompts();
const bytes = encodeGapModel(trainGapModel(lessonsOf(gapsLearntApart(prompts))));
writeFileSync(file, bytes);

const model = decodeGapModel(bytes);
const tried = prompts
  .filter(({ group }) => partOf(group) === 'test')
  .flatMap((prompt) => labelledGaps(prompt, shippedModel()))
  .map((labelled) => ({ ...labelled, likelihood: beginsAnother(model, labelled.gap) }));
const share = (all: readonly LabelledGap[], of: readonly LabelledGap[]) =>
  `${((100 * all.length) / Math.max(1, of.length)).toFixed(1)} % of ${of.length}`;

process.stdout.write(`${bytes.length} bytes\n`);
for (const threshold of [0.3, 0.35, 0.4, 0.45, 0.5]) {
  const isCut = ({ likelihood }: (typeof tried)[number]) => likelihood >= threshold;
  const boundaries = tried.filter(({ isBoundary }) => isBoundary);
  const others = tried.filter(({ isBoundary }) => !isBoundary);
  const apart = boundaries.filter(({ classes: [left, right] }) => left !== right);
  const right = [...boundaries.filter(isCut), ...others.filter((one) => !isCut(one))];
  process.stdout.write(
    `from ${threshold}: right ${share(right, tried)}; boundaries ${share(boundaries.filter(isCut), boundaries)}, ` +
      `of two classes ${share(apart.filter(isCut), apart)}; whole ${share(
        others.filter((one) => !isCut(one)),
        others,
      )}\n`,
  );
}
