import { followNpm } from './follow-npm.js';

/** What the commands tell the person who typed them: one sentence a line on standard error, results on standard output. */
export const say = (/** @type {string} */ sentence) => process.stderr.write(`${sentence}\n`);

/** A reason to stop that the person can act on. It is printed without a stack. */
export class Refusal extends Error {}

/**
 * Runs a command's main function: a {@link Refusal} becomes one sentence, anything else its stack, and both exit with 1.
 * @param {() => Promise<void>} main
 */
export async function runCommand(main) {
  followNpm();
  try {
    await main();
  } catch (error) {
    say(error instanceof Refusal ? error.message : String(error instanceof Error ? error.stack : error));
    process.exit(1);
  }
}
