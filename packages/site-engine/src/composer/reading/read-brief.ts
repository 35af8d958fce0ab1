import { kinds } from '../kinds/registry.ts';
import { kindIn } from '../languages/kind-in.ts';
import { languageIds } from '../languages/language.ts';
import { languageFor } from '../languages/packs.ts';
import { withoutAskedWords } from './asked-words.ts';
import { readAudience } from './audience.ts';
import { readBrand } from './brand.ts';
import type { Brief } from './brief.ts';
import { cleanText } from './clean-text.ts';
import { readColours } from './colours.ts';
import { readDeeds } from './deeds/read-deeds.ts';
import { readFacts } from './facts.ts';
import { isDarkFirst, readFeatures } from './features.ts';
import { readKind } from './kind.ts';
import { readAskedLanguage, readLanguage } from './language.ts';
import { readOwnWords } from './own-words/read-own-words.ts';
import { readPages } from './pages.ts';
import { placeAfter, placeBeside, placeInAddress, readPlace } from './place.ts';
import { readRefusals } from './refusals.ts';
import { readFirstSection, readOfferName, readSections } from './sections.ts';
import { readTone } from './tone.ts';
import { readTypeface } from './typeface.ts';
import { tablesFor } from './word-tables.ts';

/** The length of the longest prompt that is taken; what is longer is read up to there. */
const mostRead = 20_000;

/** Reads a prompt. Takes anything a person can type and always comes to a usable answer; time grows with its length. */
export function readBrief(prompt: string): Brief {
  const text = cleanText(prompt).slice(0, mostRead);
  const written = readLanguage(text);
  const language = readAskedLanguage(text) ?? written;
  const tables = tablesFor(written);
  const { rest } = readRefusals(text, tables);
  const known = languageIds.find((id) => id === written) ?? 'en';
  const said = readPlace(text, tables);
  const givenBrand = readBrand(withoutAskedWords(text), said?.place, known);
  const place = givenBrand
    ? (placeBeside(said, text, givenBrand, tables) ??
      placeAfter(text, givenBrand, tables) ??
      placeInAddress(text.replaceAll(givenBrand, '·'), tables))
    : (said ?? placeInAddress(text, tables));
  const { kind, isKnown, words } = readKind(rest, written, givenBrand);
  const brand = givenBrand ?? kindIn(languageFor(language), kind).unnamed;
  const ownWords =
    language === known
      ? readOwnWords(text, { brand, kindWords: words, language: known, tables })
      : { statements: [] };
  const names = [brand, ...(place ? [place.place] : [])];
  const deeds =
    language === known
      ? readDeeds(rest, { names, language: known, offer: kinds[kind].offer.id, tables })
      : [];
  const audience = readAudience(text);
  const sections = readSections(text, tables);
  const offerName = readOfferName(text, tables);
  const first = readFirstSection(rest, tables);
  const typeface = readTypeface(rest);
  return {
    brand,
    isBrandGiven: givenBrand !== undefined,
    kind,
    isKindKnown: isKnown,
    ...place,
    ...(audience && { audience }),
    ...ownWords,
    deeds,
    ...(offerName && { offerName }),
    tone: readTone(rest.replaceAll(brand, ' '), tables),
    ...(typeface && { typeface }),
    language,
    isDark: isDarkFirst(rest, tables),
    colours: readColours(rest, brand, tables),
    ...sections,
    ...(first && { first }),
    pages: readPages(text, sections.wanted, kinds[kind].sections, tables).filter(
      (id) => !sections.refused.includes(id),
    ),
    features: readFeatures(rest, tables),
    facts: readFacts(text, tables, names),
  };
}
