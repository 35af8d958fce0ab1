import type { LanguageId } from '../languages/language.ts';
import { phraseFinders } from './brand-phrases.ts';
import { brandFinders, type Candidate, type Finder } from './brand-sources.ts';
import { dateSource } from './calendar-words.ts';
import { readAddress } from './contact-facts.ts';
import { sightings } from './kind-finder.ts';
import { isKnownPlace } from './known-places.ts';
import { fold, isUnspaced, tokensOf } from './tokens.ts';
import { tablesFor, type WordTables } from './word-tables.ts';

/** Words that name nothing by themselves, however they are written. */
const unnamed = new Set(
  "something anything to and of & i'm we're it's i'd i've we've we'd let's ahoy greetings moin servus salut buongiorno bom dia subject re betreff asunto objet oggetto assunto notes brief request a an the i we my our it its this that please create make build design generate write give website site web landing page homepage include add use show have with no not want need should home about contact menu pricing faq gallery services blog team hello hi hey ignore html css ai saas api ui ux seo tailwind javascript modern simple minimal portfolio resume cv phone email e-mail mail address open hours call english spanish german french japanese italian portuguese arabic dutch polish monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun january february march april may june july august september october november december online dark light one two three four five six multi responsive you your do tell must colors colours colour color sections pages also for in on say book buy forget disregard instead from at sales start free app podcast conference author concert documentation timetable photo warm calm bold luxury elegant style tone small mobile thanks thank una un el la los las para sitio página pagina queremos quiero necesito ein eine der die das webseite website internetseite seite startseite für mit bitte wir ich unser unsere un une le la les nous je site pour avec page um uma o os as quero queremos preciso com por il lo gli uno vorrei sito per con strona internetowa een voor met erstelle crea crée crie faça haz hola bonjour olá ciao hallo telefon teléfono téléphone telefone telefono adresse dirección öffnungszeiten horario horaires orari preise precios prix preços prezzi farben colores couleurs cores colori stil estilo servicios leistungen tarifs serviços servizi facebook instagram google whatsapp linkedin react wordpress figma iphone android ios".split(
    ' ',
  ),
);

const isKind = (candidate: string, language: LanguageId): boolean => {
  const folded = fold(candidate);
  const words = tokensOf(folded).length;
  return (['en', language] as const).some((id) =>
    sightings(folded, id).some(({ phrase, index, end }) =>
      words === 1 && !isUnspaced(folded)
        ? phrase === folded
        : /^[店屋館院室所園]?$/u.test(folded.slice(end)) && /^$|[ないの]$/u.test(folded.slice(0, index)),
    ),
  );
};

/** Words of somebody who orders a site; no site is called so. */
const orders =
  /(?<![\p{L}])(?:website|web site|homepage|webseite|landing|need|want|necesito|brauche)(?![\p{L}])/iu;
/** "Kein Blog" is a wish, unless somebody says that it is a name. */
const refusal = /^(?:no(?!\s\d)|without|keine?n?|ohne|geen|bez)\s/iu;
const sureName = 8.6;
const dateOnly = new RegExp(`^${dateSource}$`, 'iu');

/** "Galerie", "About us", "Freundlich": a part of the site or how it looks, not its name. */
const isWish = (candidate: string, { sections, tones }: Pick<WordTables, 'sections' | 'tones'>): boolean =>
  [...Object.values(sections), ...Object.values(tones)].some(
    (pattern) => pattern.exec(candidate)?.[0].length === candidate.length,
  );

function isName({ text, certainty }: Candidate, language: LanguageId, place: string | undefined): boolean {
  const words = text
    .split(/\s+/u)
    .map((word) => word.toLocaleLowerCase('en').replaceAll('’', "'").replace(/'s?$/u, ''));
  const tables = tablesFor(language);
  const isSure = certainty >= sureName;
  return (
    text.length > 1 &&
    words.length <= 7 &&
    /[\p{L}\p{N}]/u.test(text) &&
    !(words.every((word) => unnamed.has(word)) && !(isSure && words.length > 1)) &&
    !/^(?:https?|www)/iu.test(text) &&
    !orders.test(text) &&
    !(refusal.test(text) && !isSure) &&
    !dateOnly.test(text) &&
    readAddress(text) === undefined &&
    !(tables.colours.has(fold(text)) && !isSure) &&
    text !== place &&
    !isKnownPlace(text) &&
    !isWish(text, tables) &&
    !isKind(text, language)
  );
}

const trailing = /\s(?:in|on|for|and|of|the|to|y|e|und|et|de|da|do|di|at|with)$/u;
const leading =
  /^(?:(?:A|An|My|Our|We|Your|Please|Create|Make|Build|Design|Website|Site|Page|Landing|Hi|Hello|Hey|Podcast|Conference|Webseite|Homepage|Sitio|Página|Sito)\s|(?:Portfolio|Portafolio|Portfólio|Curriculum|Currículo|Blog|Resume|CV)\s(?:(?:of|for|de|di|da|do|von|des|für|pour|para|per|van)\s)?)(?=\S*\p{Lu})/u;

/** A name without what the sentence glues to it. */
const tidy = (candidate: string, place: string | undefined): string => {
  const name = candidate
    .replace(/\s+/gu, ' ')
    .replace(leading, '')
    .replace(/(?<![\s.,;:!?–—-])[\s.,;:!?–—-]+$/u, '')
    .replace(trailing, '')
    .trim();
  const end = place
    ? name.search(new RegExp(`\\s(?:in|near|from|at|en|à|au|em|a|bei|im|am)\\s${escapePattern(place)}`, 'iu'))
    : -1;
  return end > 0 ? name.slice(0, end) : name;
};

const escapePattern = (text: string): string => text.slice(0, 40).replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const opening = /^\s*([\p{L}\p{N}][\p{L}\p{N}'’& -]{2,40}?)\s?[,:–—]\s/u;
const notAnOpening =
  /(?<![\p{L}])(?:an?|create|make|build|design|generate|write|website|web|site|page|landing|homepage|portfolio|i|we|my|our|please|hello|hi|hey|ok|in|near|from|en|à|em|bei|simple|modern|ignore|need|want|una?|para|für|ein|eine|pour|un|une|uma?|per|para)(?![\p{L}])/iu;

/** "hotel la torre, boutique hotel in Menorca": a name in small letters at the very start. */
function openingName(text: string, language: LanguageId): string | undefined {
  const words = opening.exec(text)?.[1];
  if (!words || notAnOpening.test(words) || words.split(/\s+/u).length > 4 || isKind(words, language))
    return undefined;
  return words.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toLocaleUpperCase('en'));
}

const start = 4000;

/** The name of the business or project: the most certain of all that may be one, the first among equals. */
export function readBrand(
  text: string,
  place: string | undefined,
  language: LanguageId = 'en',
): string | undefined {
  const finders = [...brandFinders(language), ...phraseFinders(language)];
  const accept = (candidate: Candidate): Candidate[] => {
    const tidied = { ...candidate, text: tidy(candidate.text, place) };
    const trade = place && tidied.text.endsWith(` ${place}`) ? tidied.text.slice(0, -place.length - 1) : '';
    return isName(tidied, language, place) && !isKind(trade, language) ? [tidied] : [];
  };
  return mostCertain(finders, text.slice(0, start), accept)?.text ?? openingName(text, language);
}

/** Looks the surest way first and stops where no other can be surer: each way costs time when it is first used. */
function mostCertain(
  finders: readonly Finder[],
  text: string,
  accept: (candidate: Candidate) => Candidate[],
): Candidate | undefined {
  let best: Candidate | undefined;
  for (const { certainty, find } of finders.toSorted((a, b) => b.certainty - a.certainty)) {
    if (best && best.certainty > certainty) return best;
    for (const candidate of find(text).flatMap(accept))
      if (!best || isSurer(candidate, best)) best = candidate;
  }
  return best;
}

const isSurer = (a: Candidate, b: Candidate): boolean =>
  a.certainty > b.certainty || (a.certainty === b.certainty && a.index < b.index);
