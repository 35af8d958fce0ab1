import { frameWords, type LanguageFrames } from '@sitewright/composer-content';

const listsOf = ({ says, only, contact, hours, event, offer }: LanguageFrames): string[] => [
  ...says,
  ...only,
  ...contact,
  ...[hours.open, hours.says, hours.through, hours.excepts].flat(),
  ...[event.there, event.ends, offer.who, offer.also, Object.keys(offer.verbs)].flat(),
];

let made: ReadonlySet<string> | undefined;

/**
 * Phrases of all languages by which a sentence says what is shown without them: of "you can reach us at 0113 496 0187" the number, of
 * "a flat tyre costs £15" the thing and its price.
 */
export function silentPhrases(): ReadonlySet<string> {
  made ??= new Set(Object.values(frameWords()).flatMap(listsOf));
  return made;
}
