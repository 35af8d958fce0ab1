import type { KindId } from '../kinds/groups.ts';
import { certaintyAmong } from './kind-context.ts';
import type { Sighting } from './kind-finder.ts';
import { isName, openingPhrases, type Read, type Word } from './noun-phrases.ts';
import { saysLittle } from './vague-words.ts';

/** The kind that the noun a prompt opens with says: "planner" in "a wedding planner in Austin". */
export interface Head {
  id: KindId;
  /** Whether it only says of which form it is: "uniform shop". */
  isVague: boolean;
}

const words = (list: string): readonly string[] => list.split(' ');

/** What is made with code stays that, whatever it is for. */
const products = new Set(
  words(
    'app apps software platform saas api sdk cli plugin extension anwendung plattform aplicacion plataforma application logiciel plateforme aplicativo applicazione piattaforma',
  ),
);
/** Nouns that say what something is only where they head a phrase. */
const headNouns: ReadonlyMap<string, KindId> = new Map([
  ...words('tool tools assistant copilot tracker generator').map((word) => [word, 'saas'] as const),
  ...words('night nights ball').map((word) => [word, 'event'] as const),
]);
/** Words for the page or for anybody's undertaking: the head stands before them. */
const passed = new Set(
  words(
    'website web site signup launch homepage page pages landing one webseite seite internetseite business company firm service services team group brand startup studio studios house centre center office betrieb unternehmen firma',
  ),
);
const certain = 0.7;

interface Search {
  found: readonly Sighting[];
  folded: string;
}

const isCertain = (sighting: Sighting, folded: string): boolean =>
  certaintyAmong(folded, sighting) >= certain;

/** "a wedding planner": the last word of a phrase in English and its kin, before what leaves it to others to say. */
function headAtEnd(phrase: readonly Word[], search: Search, vague?: Head): Head | undefined {
  const last = phrase.at(-1);
  if (!last) return undefined;
  const sighting = search.found.find(({ end }) => end === last.end);
  const id = sighting?.id ?? (vague ? undefined : headNouns.get(last.text));
  const before = phrase.filter(({ index }) => index < (sighting?.index ?? last.index));
  if (passed.has(last.text) && (!id || id === 'general')) return headAtEnd(before, search, vague);
  if (!id || (sighting && !isCertain(sighting, search.folded))) return vague;
  if (!sighting || products.has(last.text)) return vague ?? { id, isVague: false };
  if (id === 'general' || !saysLittle(sighting)) return { id, isVague: false };
  return headAtEnd(before, search, vague ?? { id, isVague: true });
}

const atMostOneWord = /^(?:\p{L}+\s)?$/u;

/** "une petite boulangerie", "taller de bicicletas": the first that says something. */
function headAtStart([first]: readonly Word[], { found, folded }: Search): Head | undefined {
  const sighting = first && found.find(({ index }) => index >= first.index);
  if (!sighting || !atMostOneWord.test(folded.slice(first.index, sighting.index))) return undefined;
  const says = products.has(sighting.phrase) || !saysLittle(sighting);
  return says && isCertain(sighting, folded) ? { id: sighting.id, isVague: false } : undefined;
}

/** What a text says it is of, in the first phrases that can say so. */
export function headOf(read: Read, found: readonly Sighting[], isHeadLast: boolean): Head | undefined {
  const search = { found, folded: read.folded };
  let vague: Head | undefined;
  for (const phrase of openingPhrases(read)) {
    const atEnd = isHeadLast ? headAtEnd(phrase, search) : undefined;
    // German names stand after what they name: "Tischlermeister Arne Petersen".
    const head = atEnd ?? (isHeadLast && !read.hasCapitalNouns ? undefined : headAtStart(phrase, search));
    if (head && !head.isVague) return head;
    if (!isName(phrase, read)) vague ??= head;
  }
  return vague;
}
