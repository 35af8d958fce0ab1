import { postalAddresses } from '../address/postal-addresses.ts';
import type { Classified } from '../classify/classified.ts';
import { correctionLead, discourseWords } from '../relate/discourse-words.ts';
import type { CarriedOut } from './corrections-in.ts';

/** Whether statements were read as a correction, or as forbidding something: by a form that is known, which is surer. */
const isKnown = ({ class: name, corrects }: Classified): boolean =>
  corrects !== undefined || name === 'prohibition';

/** "Sorry, also £5 for dogs": comes on top of what was said. */
function adds(text: string): boolean {
  const lead = correctionLead(text);
  return lead > 0 && discourseWords().adds.has(text.slice(lead));
}

/**
 * The corrections that no reader of forms has carried out.
 *
 * @param written where an offset of a statement is in the prompt
 */
export function leftToLearnt(
  corrections: readonly CarriedOut[],
  prompt: string,
  statements: readonly Classified[],
  written: (offset: number) => number,
): CarriedOut[] {
  const withdrawing = new Set(statements.flatMap(({ withdrawnBy }) => withdrawnBy ?? []));
  const known = statements
    .filter((statement, at) => isKnown(statement) || withdrawing.has(at))
    .map(({ start, end }) => ({ start: written(start), end: written(end) }));
  const whole = corrections.length > 0 ? postalAddresses(prompt, true) : [];
  return corrections.filter(
    ({ start, end }) =>
      // "80121 Napoli (NA)" puts nothing right.
      !whole.some((address) => address.start <= start && end <= address.end) &&
      !known.some((statement) => statement.start < end && start < statement.end) &&
      !adds(prompt.slice(start, end)),
  );
}
