import { createRandom } from '../../src/testing/random.ts';
import { type Attack, attacksOn, attackText } from './attack-texts.ts';
import { compilePattern } from './compile-pattern.ts';
import { countSteps } from './count-steps.ts';

/** What a pattern costs on the text, of all that were tried, on which it costs most. */
export interface WorstCase {
  stepsPerCharacter: number;
  /** How much more a character of a text costs that is four times as long: 1 is linear, 4 quadratic. */
  growth: number;
  attack?: Attack;
}

/** What is bounded stays below this. */
const mostStepsPerCharacter = 1_000;
/** What costs less does not hurt at 20,000 characters, however it grows. */
const harmless = 100;
const mostGrowth = 2;

const trialLength = 120;
const length = 4_000;
const shorter = 1_000;
const tried = 3;
/** Attacks are made by chance: what one set of them misses, another finds. */
const seeds = [1, 2];

export const isLinear = ({ stepsPerCharacter, growth }: WorstCase): boolean =>
  stepsPerCharacter < harmless || (stepsPerCharacter < mostStepsPerCharacter && growth < mostGrowth);

/** Tries texts made for a pattern: all of them short, and long those that cost most. */
export function worstSteps(pattern: RegExp): WorstCase {
  const program = compilePattern(pattern);
  const cost = (attack: Attack, size: number): number =>
    countSteps(program, attackText(attack, size), size * mostStepsPerCharacter) / size;
  const mostExpensiveOf = (seed: number) =>
    attacksOn(pattern, createRandom(seed))
      .map((attack) => ({ attack, steps: cost(attack, trialLength) }))
      .sort((a, b) => b.steps - a.steps)
      .slice(0, tried);
  let worst: WorstCase = { stepsPerCharacter: 0, growth: 1 };
  for (const { attack } of seeds.flatMap(mostExpensiveOf)) {
    const stepsPerCharacter = Math.round(cost(attack, length));
    const growth = stepsPerCharacter / cost(attack, shorter);
    const isWorse = stepsPerCharacter * growth > worst.stepsPerCharacter * worst.growth;
    if (isWorse) worst = { stepsPerCharacter, growth, attack };
  }
  return worst;
}
