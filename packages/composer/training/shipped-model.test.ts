import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeModel } from '../src/brief/classify/model/decode-model.ts';
import { shippedModel } from '../src/brief/classify/model/shipped-model.ts';
import { modelClasses } from '../src/brief/classify/model/statement-model.ts';
import { readExamples } from './data/read-examples.ts';
import { documentsOf } from './documents.ts';
import { guessOf, likelihoodsAt, predict } from './predict.ts';
import { isPrintable } from './report.ts';

const model = shippedModel();
const predictions = predict(model, documentsOf(readExamples().filter(({ part }) => part === 'test')));
const guesses = predictions.map((prediction) => ({
  ...guessOf(prediction, model.temperature),
  truth: prediction.example.class,
}));
const shareOf = (holds: (guess: (typeof guesses)[number]) => boolean, of = guesses): number =>
  of.filter(holds).length / of.length;

describe('the shipped model, tried with prompts it has not learnt from', () => {
  it('tells what is printed from what is not', () => {
    expect(shareOf(({ class: guess, truth }) => isPrintable(guess) === isPrintable(truth))).toBeGreaterThan(
      0.85,
    );
  });

  it('tells the class', () => {
    expect(shareOf(({ class: guess, truth }) => guess === truth)).toBeGreaterThan(0.64);
  });

  it('is as right as it says', () => {
    const sure = guesses.filter(({ likelihood }) => likelihood >= 0.8);
    const said = sure.reduce((sum, { likelihood }) => sum + likelihood, 0) / sure.length;
    const right = shareOf(({ class: guess, truth }) => guess === truth, sure);
    expect(Math.abs(said - right)).toBeLessThan(0.08);
  });

  it('gives likelihoods that are one in sum', () => {
    for (const { scores } of predictions) {
      const sum = likelihoodsAt(scores, model.temperature).reduce((total, one) => total + one, 0);
      expect(sum).toBeCloseTo(1, 9);
    }
  });

  it('does not fit other classes', () => {
    const file = readFileSync(new URL('../assets/statement-model.bin', import.meta.url));
    expect(() => decodeModel(file, [...modelClasses, 'other'])).toThrow('does not fit');
  });
});
