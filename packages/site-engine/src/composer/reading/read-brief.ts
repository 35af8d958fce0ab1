import { kinds } from '../kinds/registry.ts';
import { kindIn } from '../languages/kind-in.ts';
import { languageFor } from '../languages/packs.ts';
import { readAudience } from './audience.ts';
import { readBrand } from './brand.ts';
import type { Brief } from './brief.ts';
import { cleanText } from './clean-text.ts';
import { readColours } from './colours.ts';
import { readFacts } from './facts.ts';
import { readFeatures } from './features.ts';
import { readKind } from './kind.ts';
import { readLanguage } from './language.ts';
import { readPages } from './pages.ts';
import { readPitch } from './pitch.ts';
import { readPlace } from './place.ts';
import { readOfferName, readSections } from './sections.ts';
import { readTone } from './tone.ts';

/** Reads a prompt. Takes anything a person can type and always comes to a usable answer; time grows with its length. */
export function readBrief(prompt: string): Brief {
  const text = cleanText(prompt);
  const place = readPlace(text);
  const language = readLanguage(text);
  const givenBrand = readBrand(text, place);
  const { kind, isKnown, words } = readKind(text, language, givenBrand);
  const brand = givenBrand ?? kindIn(languageFor(language), kind).unnamed;
  const pitch = readPitch(text, brand, words);
  const audience = readAudience(text);
  const sections = readSections(text);
  const offerName = readOfferName(text);
  return {
    brand,
    isBrandGiven: givenBrand !== undefined,
    kind,
    isKindKnown: isKnown,
    ...(place && { place }),
    ...(audience && { audience }),
    ...(pitch && { pitch }),
    ...(offerName && { offerName }),
    tone: readTone(text),
    language,
    colours: readColours(text, brand),
    ...sections,
    pages: readPages(text, sections.wanted, kinds[kind].sections).filter(
      (id) => !sections.refused.includes(id),
    ),
    features: readFeatures(text),
    facts: readFacts(text),
  };
}
