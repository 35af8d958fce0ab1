import type { Classified } from '../../classify/classified.ts';
import { findMoney } from '../entries/scan/money.ts';
import { findDates } from '../entries/scan/when.ts';
import { isKnownPlace } from '../identity/place.ts';

/** "food truck, berlin, burgers 9 €": where what the site is of is. */
const isTown = ({ text }: Classified, before: Classified | undefined): boolean =>
  before?.class === 'identity' && isKnownPlace(text);

/** "burgers 9 €, every friday at the mill": when that is, and nothing that is sold. */
const saysWhen = ({ class: name, text }: Classified): boolean =>
  name === 'item' && findDates(text).length > 0 && findMoney(text).length === 0;

/** What catchwords beside each other say, where their words alone take them for things like those beside them. */
export function settleCatchwords(statements: readonly Classified[]): Classified[] {
  const settled: Classified[] = [];
  for (const statement of statements) {
    const isCatchword = statement.sentence?.isParted === true;
    if (isCatchword && isTown(statement, settled.at(-1)))
      settled.push({ ...statement, class: 'identity', also: [] });
    else if (isCatchword && saysWhen(statement)) settled.push({ ...statement, class: 'fact', also: [] });
    else settled.push(statement);
  }
  return settled;
}
