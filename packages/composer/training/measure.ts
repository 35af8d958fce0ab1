import { decodeModel } from '../src/brief/classify/model/decode-model.ts';
import { shippedModel } from '../src/brief/classify/model/shipped-model.ts';
import { modelClasses, type StatementModel } from '../src/brief/classify/model/statement-model.ts';
import { temperatureOf } from './calibrate.ts';
import { type Example, readExamples } from './data/read-examples.ts';
import { type Document, documentsOf } from './documents.ts';
import { encodeModel } from './encode-model.ts';
import { type Prediction, predict, predictUnseen } from './predict.ts';
import { byLanguage, confusion, curve, headline, tell } from './report.ts';
import { trainModel } from './train-model.ts';

/** Prints what the model is worth on statements it has not learnt from. */
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

/** Pruned and in few steps, as it ships. */
const asShipped = (model: StatementModel): StatementModel => decodeModel(encodeModel(model), modelClasses);

const examples = readExamples();
const documentsWhere = (holds: (example: Example) => boolean): Document[] =>
  documentsOf(examples.filter(holds));

const kept = shippedModel();
const tried = predict(
  kept,
  documentsWhere(({ part }) => part === 'test'),
);
report('The shipped model, statements kept for trying', tried, kept.temperature);

const without = asShipped(trainModel(documentsWhere(({ src }) => src !== 'released')));
const released = predict(
  without,
  documentsWhere(({ src }) => src === 'released'),
);
report('The released statements, learnt without them', released, kept.temperature);

const unseen = predictUnseen(documentsOf(examples), 5);
report('All statements, five folds by prompt, weights unrounded', unseen, temperatureOf(unseen));
const ofFirstSet = unseen.filter(({ example }) => example.src !== 'written');
report('Of these the first set', ofFirstSet, temperatureOf(unseen));
