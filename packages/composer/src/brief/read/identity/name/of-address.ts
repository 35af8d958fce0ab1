import { addressPart } from '../../../address/address-part.ts';
import type { Classified } from '../../../classify/classified.ts';
import { isPlaceLabel } from '../../../sheet/labels.ts';
import { addressOf } from '../contacts/addresses.ts';

const addresses = new WeakMap<Classified, { address: string | undefined }>();

/** The address of a statement that has a number. Each of its rows of capitals asks for it. */
function addressIn(statement: Classified): string | undefined {
  const known = addresses.get(statement) ?? {
    address: /\p{N}|,/u.test(statement.text) ? addressOf(statement) : undefined,
  };
  addresses.set(statement, known);
  return known.address;
}

/** "Rua Nova 12, Porto", "The Old Dairy, Nether Wallop": where it is. A house may have the name of the whole, if nothing leads to it. */
export function isOfAddress(text: string, statement: Classified): boolean {
  const address = addressIn(statement);
  const at = address?.indexOf(text) ?? -1;
  if (address === undefined || at < 0) return false;
  const [first = ''] = address.split(',', 1);
  // "Kerkstraat, in de Kerkstraat 8": what is said apart from the address as well is not of it alone.
  const isElsewhere = statement.text.replace(address, '').includes(text);
  const isLed = /\p{Ll}\s$/u.test(statement.text.slice(0, statement.text.indexOf(address)));
  const isHall = isPlaceLabel(statement.key ?? '');
  return !isElsewhere && (at > 0 || isHall || isLed || addressPart(first).kind !== 'name');
}
