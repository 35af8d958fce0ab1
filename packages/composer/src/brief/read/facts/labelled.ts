import type { StatementClass } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { valuesOf } from '../../relate/values.ts';
import { isAnswer, isAreaLabel, isMeetingLabel, isOfOneThing, isPlaceLabel } from '../../sheet/labels.ts';
import { isPersonName } from '../entries/person.ts';
import { countWords } from '../entries/scan/tokens.ts';
import { findDates } from '../entries/scan/when.ts';
import { refusedWays } from '../identity/contacts/others.ts';
import { isDescribingKey } from '../identity/description/describing-key.ts';
import { isRoleKey } from './person-evidence.ts';

const longestRefusal = 3;

/** "no email: 07700 900461": a number that stands behind the refusal of another way is how to reach somebody. */
function asReached(statement: Classified): Classified {
  const { class: name, key = '', text } = statement;
  const isOfOther = name === 'prohibition' && refusedWays.test(key) && countWords(key) <= longestRefusal;
  const [only] = isOfOther ? valuesOf(text) : [];
  if (only?.kind !== 'phone' || only.text !== text) return statement;
  const { key: _, ...rest } = statement;
  return { ...rest, class: 'fact', also: [] };
}

/** "Tues and Thurs 6.15pm, Sat 9am": days without a date. */
const isEachWeek = (text: string): boolean =>
  findDates(text).every(({ start, end }) => !/\p{N}/u.test(text.slice(start, end)));

const firstWord = (text: string): string => text.split(/[\s,;.]/u, 1)[0] ?? '';

/** Where a statement of a class is told visitors for its label: "Area: York", "Where: The Mill, Frome", "When: Tuesdays 6pm". */
const toldBehind: { readonly [Class in StatementClass]?: (key: string, text: string) => boolean } = {
  identity: isAreaLabel,
  item: (key) => isPlaceLabel(key) || isAreaLabel(key),
  person: (key) => isPlaceLabel(key) || isAreaLabel(key),
  event: (key, text) => isPlaceLabel(key) || isAreaLabel(key) || (isMeetingLabel(key) && isEachWeek(text)),
  context: (key, text) => isOfOneThing(key) || isAnswer(firstWord(text)),
  not_understood: (key) => isPlaceLabel(key) || isAreaLabel(key),
};

/** What stands behind a label that says so is what the whole is, or told visitors, whatever its words look like. */
function asLabelled(statement: Classified): Classified {
  const { key = '', kind, class: name, text } = statement;
  if (kind !== 'key_value') return statement;
  if (name === 'not_understood' && isDescribingKey(key)) return { ...statement, class: 'identity', also: [] };
  return toldBehind[name]?.(key, text) ? { ...statement, class: 'fact', also: [] } : statement;
}

/** "Clinic: Step Right", then "Podiatrist: Alan Poole": where a label gives the name, who does what is no other. */
function withRoles(statements: readonly Classified[]): Classified[] {
  let isNamed = false;
  return statements.map((statement) => {
    const { key = '', kind, class: name, text } = statement;
    if (name !== 'identity' || kind !== 'key_value') return statement;
    const isPerson = isNamed && isRoleKey(key) && isPersonName(text) && text.includes(' ');
    isNamed ||= !isDescribingKey(key);
    return isPerson ? { ...statement, class: 'person', also: [] } : statement;
  });
}

/** Settles what statements behind labels are by what the label says. */
export const settleLabelled = (statements: readonly Classified[]): Classified[] =>
  withRoles(statements.map(asReached)).map(asLabelled);
