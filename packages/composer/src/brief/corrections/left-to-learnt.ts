import { postalAddresses } from '../address/postal-addresses.ts';
import type { Classified } from '../classify/classified.ts';
import { findMoney } from '../read/entries/scan/money.ts';
import { smallWords } from '../read/entries/scan/tokens.ts';
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

const thingWithPrice = /^\s*(\p{Lu}\p{L}{3,30})\s/u;

/** "Deposit £200": a sentence that begins with a thing that nobody has spoken of and its price puts nothing right. */
function tellsNew(prompt: string, start: number): boolean {
  const said = prompt.slice(start, start + longestThing);
  const [lead = '', thing = ''] = thingWithPrice.exec(said) ?? [];
  if (lead === '' || findMoney(said)[0]?.start !== lead.length || correctionLead(said) > 0) return false;
  return !smallWords(prompt.slice(0, start)).includes(thing.toLowerCase());
}
const longestThing = 60;

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
      !adds(prompt.slice(start, end)) &&
      !tellsNew(prompt, start),
  );
}
