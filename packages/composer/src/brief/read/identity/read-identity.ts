import type { Brief } from '@sitewright/contracts';
import { nounsIn } from '../../../tool-nouns.ts';
import { readContacts } from './contacts/read-contacts.ts';
import { asField, type Described, describe } from './description/describe.ts';
import { topicOf } from './description/topic.ts';
import { readDesign } from './design/read-design.ts';
import { readFunctions, withLanguageSwitch } from './functions/read-functions.ts';
import { readHours } from './hours/read-hours.ts';
import type { Identity, ReadIdentity } from './identity.ts';
import { readSiteType } from './kind/read-site-type.ts';
import { readLanguages } from './languages.ts';
import { withNear } from './near-place.ts';
import { readAudience, readPlace } from './place.ts';
import type { Reading } from './reading.ts';

/** Whether a phrase cannot stand over a page as it was written: in another language than the site's, or declined. */
function isOfOtherForm(
  { text, index }: Described,
  { value: tags }: Identity['languages'],
  { language, grammar, statements }: Reading,
): boolean {
  if (!tags.some((tag) => tag.startsWith(language))) return true;
  const said = statements[index]?.text ?? '';
  const words = said
    .slice(0, Math.max(0, said.indexOf(text)))
    .toLowerCase()
    .split(' ');
  return language === 'pl' && words.some((word) => grammar.recipients.has(word));
}

const withNoun = (siteType: Brief['siteType'], noun: string): Brief['siteType'] => ({
  ...siteType,
  value: { ...siteType.value, noun },
});

/** What names a site of a kind that is about something: a blog is shown by that; a quiz is one to take, and is described as one. */
function aboutOf(described: Described, reading: Reading): { described?: Described; noun?: string } {
  const topic = topicOf(described.text, reading);
  if (topic === '') return {};
  return nounsIn(described.text, false).length > 0
    ? { noun: topic }
    : { described: { ...described, text: topic } };
}

/** Reads what a prompt says of the whole. */
export const readIdentity: ReadIdentity = (reading, { sureness }, name) => {
  const described = describe(reading, name?.value);
  const contacts = readContacts(reading);
  const place = readPlace(reading, name?.value ?? '', contacts);
  const audience = readAudience(reading);
  const languages = readLanguages(reading, sureness);
  const isForeign =
    name !== undefined && described !== undefined && isOfOtherForm(described, languages, reading);
  const siteType = readSiteType(reading, name?.value, described?.noun ?? '');
  const about = name === undefined && described !== undefined ? aboutOf(described, reading) : {};
  const identity: Identity = {
    languages,
    siteType: withNoun(siteType, isForeign ? '' : (about.noun ?? siteType.value.noun)),
    contacts,
    hours: readHours(reading),
    functions: withLanguageSwitch(readFunctions(reading), languages),
    design: readDesign(reading),
  };
  const description = isForeign ? undefined : asField(about.described ?? described);
  if (name) identity.name = name;
  if (description) identity.description = description;
  if (place) identity.place = withNear(place, reading, [...(name?.from ?? []), ...(description?.from ?? [])]);
  if (audience) identity.audience = audience;
  return identity;
};
