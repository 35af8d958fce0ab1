import type { Contact } from '@sitewright/contracts';
import { townOfRow } from '../../../address/place-row.ts';
import { postalAddresses } from '../../../address/postal-addresses.ts';
import { houseNumber, street, streetWord, town } from '../../../address/street.ts';
import type { Classified } from '../../../classify/classified.ts';
import { placeWords } from '../../../frames/words.ts';
import { isPlaceLabel } from '../../../sheet/labels.ts';
import { findDates } from '../../entries/scan/when.ts';
import { isUnprintable, type Reading } from '../reading.ts';

/** What goes on behind a street: floor or district, postcode, town, state, each behind a comma. */
const more = new RegExp(
  `^(?:,\\s(?:\\d{2}-\\d{3}\\s${town}|\\p{Lu}{1,2}[\\dA-Z]{1,3}\\s\\d\\p{Lu}{2}|(?:[A-Z]{1,2}-)?\\d{4,5}(?:-\\d{3,4})?(?![\\d]|\\s\\d)(?:\\s${town}){0,4}|(?:${town})(?:[\\s-](?:(?:am|an|der|of|upon|on|de|la|sur|do)(?![\\p{L}])|${town})){0,4}(?:,?\\s(?:[A-Z]{2}\\s\\d{5}|\\d{4,5}|\\p{Lu}{1,2}\\d[\\dA-Z]?\\s\\d\\p{Lu}{2}|[A-Z]{2}(?![\\p{L}])))?)){1,5}`,
  'u',
);

const japanese =
  /(?:〒\s?\d{3}-\d{4}\s?)?(?:[\p{Script=Han}]{2,3}[都道府県])?[\p{Script=Han}ぁ-んァ-ヶー]{1,6}[市区町村郡][\p{Script=Han}ぁ-んァ-ヶー]{0,12}(?:\d+丁目)?\d+(?:[-−－]\d+){1,3}/u;
const arabic = /(?:شارع|طريق|ميدان)\s[\p{Script=Arabic}\s]{2,40}(?:،\s?[\p{Script=Arabic}]{2,20})?/u;
const addressWord =
  'address|adresse|anschrift|dirección|direccion|domicilio|indirizzo|endereço|morada|adres|адрес|διεύθυνση|住所|所在地|العنوان|عنوان|地址|주소|כתובת|पता';
const addressKeys = new RegExp(`^(?:(?:our |unsere |notre |nuestra )?(?:${addressWord}))$`, 'iu');
const saysAddress = new RegExp(`(?<![\\p{L}-])(?:${addressWord})(?![\\p{L}])`, 'iu');

const chinese = /[\p{Script=Han}]{0,6}[市区县][\p{Script=Han}]{1,10}[路街道巷弄]\p{N}{1,5}号/u;
/** Behind "you find us" a name with a number is where that is: "in der Gerberau 12", "przy ulicy Długiej 31". */
const anyPlace =
  /(?:(?<!\p{L})(?:ulicy|ul\.|alei|placu)\s)?\p{Lu}[\p{L}'’-]{2,30}(?:\s\p{Lu}[\p{L}'’-]{1,30}){0,2}\s\d{1,4}[a-z]?(?![\d:.,h]\d|[\d\p{L}])/u;

/** Up to five times: V8 writes out what comes up to four times, each with all letters there are. */
const part = `${town}(?:\\s(?:(?:of|upon|on|the|le|la|de)\\s)?${town}){0,4}`;
/** A house that has a name and no number: in a street, or before a postcode. */
const house = new RegExp(
  `(?:${part},\\s){1,5}${part}\\s\\p{Lu}{1,2}\\d[\\dA-Z]?\\s\\d\\p{Lu}{2}(?![\\p{L}])|(?:${part},\\s)?(?:${town}\\s){1,5}${streetWord},\\s${part}`,
  'u',
);

/** Where a text begins by saying that it is a place. */
function placeIn(text: string): string | undefined {
  if (placeWords().leading(text) === 0) return undefined;
  const told = text.slice(0, findDates(text)[0]?.start);
  return anyPlace.exec(told)?.[0] ?? house.exec(told)?.[0];
}

/** "Mill Cottage, Corve Street, Ludlow": a house without a number that is all a text says, or that is said to be the address. */
function houseIn(text: string): string | undefined {
  const found = house.exec(text)?.[0];
  const isAll = found !== undefined && found.length >= text.replace(/[.\s]{1,4}$/u, '').length;
  return isAll || saysAddress.test(text) ? found : undefined;
}

function addressIn(text: string, isOpening: boolean): string | undefined {
  const [sure] = postalAddresses(text, isOpening);
  if (sure) return text.slice(sure.start, sure.end);
  const found = street.exec(text);
  const place = found
    ? undefined
    : (placeIn(text) ?? houseIn(text) ?? chinese.exec(text)?.[0].replace(/^(?:地址)?[在是]/u, ''));
  if (place) return place;
  if (!found) return japanese.exec(text)?.[0] ?? arabic.exec(text)?.[0]?.trim();
  return found[0] + townBehind(text.slice(found.index + found[0].length));
}

/** "calle Mayor 8 de Jaca", "Dorpsstraat 4 Bussum": a town that no comma parts from its street. */
const besideStreet = new RegExp(
  `^\\s(?:(?:de|in|à|en|a|te)\\s)?${town}(?:[\\s-]${town}){0,2}(?=[,.;]|$)`,
  'u',
);

const longestTown = 120;

/** What goes on behind a street, up to the days on which somebody is there. */
function townBehind(rest: string): string {
  const days = findDates(rest.slice(0, longestTown))[0]?.start;
  const told = days === undefined ? rest : rest.slice(0, days).replace(/(?<![\s,])[\s,]+$/u, '');
  return (more.exec(told) ?? besideStreet.exec(told))?.[0] ?? '';
}

/** What stands behind an address on its line: hours, a telephone number, an e-mail address. */
const behindAddress =
  /[.,;|·]?\s{1,4}(?:open|opening|closed|hours|mon|tue|wed|thu|fri|sat|sun|geöffnet|öffnungszeiten|(?:mo|di|mi|do|fr|sa|so)(?=\.?(?:\s?[-–,]\s?(?:mo|di|mi|do|fr|sa|so)\.?)?:?\s\d)|ouvert|abierto|horario|aperto|orari|aberto|tel|phone|telephone|telefon|email|e-mail)(?![\p{L}])[.:]?\s?.{0,60}\d[\s\S]*$|[.,;|·]?\s{1,4}\S{1,60}@\S[\s\S]*$/iu;
const withoutHours = (text: string) => text.replace(behindAddress, '').trim();

/** Longer statements hold prose; an address in them is found at their beginning. */
const longestLooked = 400;

/** Where a text says that it gives an address, a number and a name are one, whatever kind of street it is. */
const numbered = new RegExp(
  `${houseNumber}(?:\\s${town}){1,5}|(?:${town}\\s){1,5}${houseNumber}(?![\\p{L}\\p{N}])`,
  'u',
);

/** The postal address in a text that tells one. */
export function toldAddressIn(text: string): string | undefined {
  const address = addressIn(text, false);
  const found = address === undefined && saysAddress.test(text) ? numbered.exec(text) : null;
  return found ? found[0] + townBehind(text.slice(found.index + found[0].length)) : address;
}

/** The postal address that a statement gives, as it is written. */
export function addressOf(
  statement: Pick<Classified, 'key' | 'text'> & { start?: number },
): string | undefined {
  const key = statement.key?.trim() ?? '';
  if (isPlaceLabel(key) && townOfRow(statement.text) !== undefined) return statement.text;
  const isKey = addressKeys.test(key);
  const text = statement.text.slice(0, longestLooked);
  const isOpening = (statement.start ?? 0) === 0 && statement.key === undefined;
  return (isKey && text.length <= 120 ? withoutHours(text) : addressIn(text, isOpening))?.trim();
}

/** Whether a label says nothing but that an address follows. */
export const isAddressWord = (label: string): boolean => addressKeys.test(label.trim());

const isKeyed = ({ key = '' }: Classified): boolean => isAddressWord(key);

/** What else reaches somebody is no part of an address: "Tel 01584 555 012", "Email". */
const otherContact =
  /@|^(?:tel|phone|telephone|telefon|téléphone|teléfono|telefono|telefone|telemóvel|móvil|cellulare|portable|mobile?|handy|fax|e-?mail|mail|web|www)(?![\p{L}])/iu;

/** How many statements from one on are the parts of one address: "Address: The Old Forge, Mill Lane, Ludlow SY8 1PQ". */
function partsFrom(statements: readonly Classified[], index: number): number {
  const first = statements[index];
  let end = index + 1;
  while (
    statements[end]?.key === first?.key &&
    statements[end]?.joined === true &&
    !otherContact.test(statements[end]?.text ?? '')
  )
    end += 1;
  return end - index;
}

/** A street that a statement ends with goes on in the next one, where that begins with a postcode: "ul. Mostowa 4, 11-710 Krutyń". */
function townFrom(statements: readonly Classified[], index: number): number {
  const [{ text = '' } = {}, next] = [statements[index], statements[index + 1]];
  const isPostcode = next?.joined === true && /^\d{2}-?\d{2,3}\s\p{Lu}/u.test(next.text);
  return isPostcode && addressIn(text, index === 0)?.endsWith(text.slice(-4)) ? 2 : 1;
}

/** Postal addresses as they are written. */
export function readAddresses({ statements }: Reading): Contact[] {
  const contacts: Contact[] = [];
  for (let index = 0; index < statements.length; index += 1) {
    const statement = statements[index];
    if (!statement || isUnprintable(statement)) continue;
    if (isKeyed(statement) && otherContact.test(statement.text)) continue;
    const count = isKeyed(statement) ? partsFrom(statements, index) : townFrom(statements, index);
    const from = Array.from({ length: count }, (_, part) => index + part);
    const text = from.map((at) => statements[at]?.text ?? '').join(', ');
    const { key, ...keyless } = statement;
    // What is said in a later sentence under the key is told of the place: when it is open, how to call.
    const isLater = statements[index - 1]?.key === key && statement.joined !== true;
    const value = addressOf({ ...(isLater ? keyless : statement), text });
    if (value) contacts.push({ kind: 'address', value, from });
    index += count - 1;
  }
  return contacts;
}
