import { decodeModel } from '../src/brief/classify/model/decode-model.ts';
import { modelClasses, type StatementModel } from '../src/brief/classify/model/statement-model.ts';
import { temperatureOf } from './calibrate.ts';
import { calibrated } from './calibrated.ts';
import { type Example, readExamples } from './data/read-examples.ts';
import { documentsOf } from './documents.ts';
import { encodeModel } from './encode-model.ts';
import { type Prediction, predict, predictUnseen } from './predict.ts';
import { byLanguage, confusion, curve, headline, tell } from './report.ts';

/** Prints what the model is worth. `--released`: also when trained without the released statements and tried with them. */
const print = (...lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);

function report(title: string, predictions: readonly Prediction[], temperature: number): void {
  const told = tell(predictions, temperature);
  print(
    '',
    `${title} (temperature ${temperature})`,
    headline(told),
    ...curve(told),
    ...byLanguage(told),
    ...confusion(told),
  );
}

/** As it ships: pruned and in eight bits. */
const shipped = (model: StatementModel): StatementModel => decodeModel(encodeModel(model), modelClasses);

function reportHeldOut(title: string, learnt: readonly Example[], tried: readonly Example[]): void {
  const model = shipped(calibrated(documentsOf(learnt)));
  report(title, predict(model, documentsOf(tried)), model.temperature);
}

const examples = readExamples();
const unseen = predictUnseen(documentsOf(examples), 5);
report('All statements, five folds by prompt', unseen, temperatureOf(unseen));
reportHeldOut(
  'The statements kept for trying',
  examples.filter(({ part }) => part === 'train'),
  examples.filter(({ part }) => part === 'test'),
);
reportHeldOut(
  'The released statements, learnt without them',
  examples.filter(({ src }) => src !== 'released'),
  examples.filter(({ src }) => src === 'released'),
);
