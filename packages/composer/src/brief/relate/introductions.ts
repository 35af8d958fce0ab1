import type { StatementClass } from '@sitewright/contracts';
import type { Classified } from '../classify/classified.ts';
import { introductionLength, readSeveral } from '../read/entries/people.ts';
import { isPersonName } from '../read/entries/person.ts';
import { quotesOf } from '../read/entries/quotes.ts';
import { openingLength } from '../read/guard/maker-talk.ts';

const sure = 0.9;
/** Who says it may be taken for what the site is called, for talk to the maker, or for nothing. */
const mistaken: ReadonlySet<StatementClass> = new Set([
  'identity',
  'context',
  'not_understood',
  'person',
  'meta',
  'fact',
  'story',
]);

const named = /\s\p{Lu}/u;
const isNaming = ({ class: name, text }: Classified): boolean =>
  name === 'identity' && (named.test(text) || quotesOf(text).length > 0);

/** The name behind "my name is", with what follows it; nothing where a sentence goes on. */
function introduced(spoken: string): string | undefined {
  const text = spoken.slice(openingLength(spoken));
  const length = introductionLength(text);
  const rest = text.slice(length).trimStart();
  if (length === 0 || !/^\p{Lu}/u.test(rest)) return undefined;
  const [first = ''] = rest.split(/,\s|\s\(/u, 1);
  return isPersonName(first) || readSeveral(rest) !== undefined ? rest : undefined;
}

/** What stands behind the words by which a person introduces themselves. */
const spokenOf = (spoken: string): string | undefined => {
  const text = spoken.slice(openingLength(spoken));
  const rest = text.slice(introductionLength(text)).trimStart();
  return rest.length < text.trimStart().length && /^\p{Lu}/u.test(rest) ? rest : undefined;
};

/** Who says "my name is" is a person, where something else names what the site is for. */
export function withIntroductions(statements: readonly Classified[]): Classified[] {
  const naming = statements.filter(isNaming);
  return statements.map((statement) => {
    const isOnlyName = statement.class === 'identity' && naming.every((each) => each === statement);
    // "im Gutshof" is a place in German.
    if (
      statement.kind === 'markup' ||
      statement.told !== undefined ||
      isOnlyName ||
      !mistaken.has(statement.class)
    )
      return statement;
    const text = statement.class === 'person' ? spokenOf(statement.text) : introduced(statement.text);
    return text === undefined ? statement : { ...statement, text, class: 'person', also: [], sureness: sure };
  });
}
