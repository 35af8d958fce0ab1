import type { Brief } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import type { Frame } from '../../frames/frames-of.ts';
import type { FrameWords } from '../../frames/words.ts';
import { subjects } from '../facts/words.ts';

type Story = Brief['story'][number];

const carrying = /\p{L}[\p{L}\p{M}'’-]{3,}|\p{N}+/gu;
const fewestMore = 3;

const wordsOf = (text: string): string[] => text.toLowerCase().match(carrying) ?? [];

/** Whether a sentence says more than the fields that were read from it. */
function saysMore(text: string, { name, description, place }: Around['identity']): boolean {
  const fields = [name, description, place].map((field) => field?.value ?? '');
  const known = new Set(fields.flatMap(wordsOf));
  return wordsOf(text).filter((word) => !known.has(word)).length >= fewestMore;
}

/** What stands around the sentences. */
interface Around {
  frames: readonly (Frame | undefined)[];
  words: FrameWords;
  identity: Pick<Brief, 'name' | 'description' | 'place'>;
}

/** Sentences that are a row of things: "Our farm shop sells eggs, cider and honey". */
function offering(statements: readonly Classified[], { frames, words }: Around): ReadonlySet<unknown> {
  const { verbs, works, does } = words.offer;
  const offers = (text: string) => [verbs, works, does].some((phrases) => phrases.has(text));
  const listed = statements.flatMap(({ selfTold }, at) =>
    selfTold && frames[at]?.is === 'items' ? [selfTold] : [],
  );
  return new Set(listed.filter(({ text }) => offers(text)));
}

/** "I'm an upholsterer. I learnt it from my father": what the owner tells next needs to be told of what. */
function goesOn(statements: readonly Classified[], index: number): boolean {
  const { selfTold } = statements[index] ?? {};
  const next = statements.slice(index + 1).find((statement) => statement.selfTold !== selfTold);
  return next?.class === 'story' && subjects.leading(next.text) > 0;
}

/** The sentences in which their owner says who they are, each whole, where they say more than the identity has and offer nothing. */
export function selfToldIn(statements: readonly Classified[], around: Around): Story[] {
  const rows = offering(statements, around);
  const stories = new Map<object, Story>();
  for (const [index, { selfTold }] of statements.entries()) {
    if (!selfTold || rows.has(selfTold)) continue;
    if (!saysMore(selfTold.text, around.identity) && !goesOn(statements, index)) continue;
    const story = stories.get(selfTold) ?? { text: selfTold.text, from: [] };
    stories.set(selfTold, { ...story, from: [...story.from, index] });
  }
  return [...stories.values()];
}

/** What is a row of its own beside the sentence: what takes place, and who somebody is. */
const isRow = ({ class: name }: Classified): boolean => name === 'event' || name === 'person';

/** The statements of which nothing is to stand anywhere but in their sentence. */
export const toldInSelf = (statements: readonly Classified[], stories: readonly Story[]): number[] =>
  stories.flatMap(({ from }) =>
    from.filter((index) => {
      const statement = statements[index];
      return statement !== undefined && !isRow(statement);
    }),
  );
