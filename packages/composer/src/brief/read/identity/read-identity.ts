import { isNoLabel } from '../guard/maker-talk.ts';
import { readContacts } from './contacts/read-contacts.ts';
import { asField, describe } from './description/describe.ts';
import { readDesign } from './design/read-design.ts';
import { readFunctions, withLanguageSwitch } from './functions.ts';
import { readHours } from './hours.ts';
import type { Identity, ReadIdentity } from './identity.ts';
import { readSiteType } from './kind/read-site-type.ts';
import { readLanguages } from './languages.ts';
import { readName } from './name/read-name.ts';
import { readAudience, readPlace } from './place.ts';
import { createReading } from './reading.ts';

/** Reads what a prompt says of the whole. */
export const readIdentity: ReadIdentity = (prompt, statements, { tag, sureness }) => {
  const reading = createReading(prompt, statements, tag);
  const name = readName(reading);
  const found = describe(reading, name?.value);
  const described = found && isNoLabel(found.text) ? undefined : found;
  const place = readPlace(reading, name?.value ?? '');
  const audience = readAudience(reading);
  const languages = readLanguages(reading, sureness);
  const identity: Identity = {
    languages,
    siteType: readSiteType(reading, name?.value, described?.noun ?? ''),
    contacts: readContacts(reading),
    hours: readHours(reading),
    functions: withLanguageSwitch(readFunctions(reading), languages),
    design: readDesign(reading),
  };
  const description = asField(described);
  if (name) identity.name = name;
  if (description) identity.description = description;
  if (place) identity.place = place;
  if (audience) identity.audience = audience;
  return identity;
};
