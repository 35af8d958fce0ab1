import { factWords } from '@sitewright/composer-content';
import { type PhraseFinder, phraseFinder } from '../../../phrases.ts';
import { type PhraseList, phraseList } from '../../frames/words.ts';

/** A finder that is made when it is first asked for: most prompts need few of them. */
const lazily = (phrases: () => readonly string[]): PhraseFinder => {
  let finder: PhraseFinder | undefined;
  const made = () => {
    finder ??= phraseFinder(phrases());
    return finder;
  };
  return { has: (text) => made().has(text), leading: (text) => made().leading(text) };
};

export const asking = lazily(() => factWords().asking.anywhere);
export const commands = lazily(() => factWords().asking.first);
export const wishes = lazily(() => factWords().wishes);
export const telling = lazily(() => factWords().telling);
export const recounting = lazily(() => factWords().recounting);
export const subjects = lazily(() => factWords().subjects);
export const career = lazily(() => factWords().career);
export const roles = lazily(() => factWords().roles);
/** Names that begin with a letter, which is no article: "a level". */
export const lettered = lazily(() => factWords().lettered);
const shortestAgent = 5;
/** "Podiatrist", "piano tuner": a noun for who does something, by how it ends. */
export function isAgent(text: string): boolean {
  const word = text.toLowerCase().split(' ').at(-1) ?? '';
  return factWords().roleEndings.some((ending) => word.endsWith(ending) && word.length >= shortestAgent);
}
export const crews = lazily(() => factWords().crews);
/** What asks to keep somebody from visitors who was named before: "who please don't mention". */
export const leavesOut = lazily(() => factWords().leavesOut);
export const unnamed = lazily(() => factWords().unnamed);
export const talk = lazily(() => factWords().talk);
export const byPhone = lazily(() => factWords().byPhone);
/** What is made, and nothing that visitors come for: "a website". */
export const sites = lazily(() => factWords().sites);
export const wishing = lazily(() => factWords().wishing);
export const introducing = lazily(() => factWords().introducing);
/** When something is to be done, of what only visitors do: "before you come". */
export const visiting = lazily(() => factWords().visiting);
export const lasting = lazily(() => factWords().lasting);
export const counting = lazily(() => factWords().counting);

/** What says that something stands wrongly elsewhere: "as it says on the van". */
export const misprints = lazily(() => factWords().misprints);
/** Since when there are so many: "seven since Kofi joined". */
export const since = lazily(() => factWords().since);

/** The condition that a price holds under: "if you're under 18". */
export const conditions = lazily(() => factWords().conditions);
/** Before what something will cost: "going up to". */
export const rises = lazily(() => factWords().rises);
/** Between so many and what they cost together. */
export const packs = lazily(() => factWords().packs);
/** What leads on to another price of a thing: "then £6", "sonst 70 €". */
export const further = lazily(() => factWords().further);

export const seasons = lazily(() => factWords().seasons);

let besides: PhraseList | undefined;
let nearbys: PhraseList | undefined;
/** Before what something stands by: "behind". */
export const besideWords = (): PhraseList => (besides ??= phraseList(factWords().beside));
/** Before a town that somebody is not in: "just outside". */
export const nearbyWords = (): PhraseList => (nearbys ??= phraseList(factWords().nearby));

/** Whether a text asks for something instead of saying it. */
export const asks = (text: string): boolean => asking.has(text) || commands.leading(text) > 0;
