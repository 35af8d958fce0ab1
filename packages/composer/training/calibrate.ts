import { modelClasses } from '../src/brief/classify/model/statement-model.ts';
import { likelihoodsAt, type Prediction } from './predict.ts';

/** How surprised the model is by the truth, on average. */
function surprise(predictions: readonly Prediction[], temperature: number): number {
  const each = predictions.map(({ example, scores }) => {
    const likelihood = likelihoodsAt(scores, temperature)[modelClasses.indexOf(example.class)] ?? 0;
    return -Math.log(Math.max(likelihood, 1e-9));
  });
  return each.reduce((sum, one) => sum + one, 0) / Math.max(each.length, 1);
}

/** The temperature from 0.3 to 3 at which predictions of unseen prompts are least surprised. */
export function temperatureOf(predictions: readonly Prediction[]): number {
  const candidates = Array.from({ length: 55 }, (_, step) => 0.3 + step * 0.05);
  const tried = candidates.map((temperature) => ({ temperature, loss: surprise(predictions, temperature) }));
  const best = tried.reduce((least, one) => (one.loss < least.loss ? one : least));
  return Number(best.temperature.toFixed(2));
}
