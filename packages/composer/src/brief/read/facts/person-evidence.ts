import type { BriefSectionType } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { readRole } from '../entries/people.ts';
import { isPersonName, type PersonText } from '../entries/person.ts';
import { countWords } from '../entries/scan/tokens.ts';
import { trimSeparators } from '../entries/scan/trim.ts';
import { crews, isAgent, roles, unnamed } from './words.ts';

const caseless = /^\p{Lo}/u;
const longestName = 6;
const longestHead = 3;
/** What Japanese and Chinese write between a role and a name, and behind it. */
const lead = /^(?:は|が|の|是|叫)?[\s:：、]*/u;
const tail = /(?:です|である|さん|氏|님|입니다)?[。.।]?$/u;

/** A role and a name in a script without capitals: "店主は山本澄子です". */
function roleAndName(text: string): PersonText | undefined {
  const length = caseless.test(text) ? roles.leading(text) : 0;
  const name = length > 0 ? trimSeparators(text.slice(length).replace(lead, '').replace(tail, '')) : '';
  const isName = name !== '' && countWords(name) <= longestName && !/[\p{N}،,、]/u.test(name);
  return isName ? { name, role: text.slice(0, length) } : undefined;
}

const plurals = /(?:s|es|innen|en|e|i)$/u;
const isRole = (head: string) => roles.has(head) || roles.has(head.replace(plurals, ''));

/** Whether a label says what one person does: "Chair: Moira Kettlewell", "Podiatrist: Alan Poole". */
export const isRoleKey = (key: string): boolean =>
  countWords(key) <= longestHead && (roles.has(key) || (isAgent(key) && !unnamed.has(key)));

const roleOfKey = (key: string | undefined) => (key && isRoleKey(key) ? key : undefined);

/**
 * Reads a person where more than capitals speaks for one: a role beside the name, a head that names people or a role, or a section
 * of people. Newspapers, clients and languages look like names too.
 */
export function readSurePerson(
  { text, key, sureness }: Classified,
  section: BriefSectionType | undefined,
): PersonText | undefined {
  const person = roleAndName(text) ?? readRole(text);
  if (person === undefined || /^\d+$/u.test(person.role ?? '')) return undefined;
  if (section === 'people') return withRole(person, key);
  if (key === undefined) return isSureAlone(person, sureness) ? person : undefined;
  return isHeaded(person, key) || (!unnamed.has(key) && roleAndName(text) !== undefined)
    ? withRole(person, key)
    : undefined;
}

/** "Members" may be firms; what somebody plays or does tells people. */
function isHeaded({ name, role }: PersonText, key: string): boolean {
  const isOfCrew = crews.has(key) && countWords(key) <= longestHead;
  if (unnamed.has(key) && !(isOfCrew && role !== undefined)) return false;
  return isPersonName(name) && (isRole(key) || isOfCrew || (isAgent(key) && isFullName(name)));
}

const others = /(?<!\p{L})(?:and|und|et|y|e|of|the|&)(?!\p{L})/iu;
/** "Alan Poole", and neither "The Tin Larks" nor "Kent and Sussex". */
const isFullName = (name: string): boolean => name.includes(' ') && !others.test(name);

/** Without a head, capitals alone are as often those of a street or a firm. */
const sureAlone = 0.9;
const isSureAlone = ({ role, note }: PersonText, sureness: number) =>
  sureness >= sureAlone || (role !== undefined && isRole(role)) || note !== undefined;

function withRole(person: PersonText, key: string | undefined): PersonText {
  const role = person.role ?? roleOfKey(key);
  if (role === undefined || person.role === role) return person;
  return { ...person, role };
}
