import type { Cut } from '../../cut/cut.ts';
import { characterGrams } from './character-grams.ts';
import { dateNames } from './dates.ts';
import { FeatureBag, type FeatureVector } from './feature-bag.ts';
import { markerNames, markerPairs } from './markers.ts';
import { normalText } from './normal-text.ts';
import { shapeNames } from './shape.ts';
import { edgeNames, wordNames, wordsOf } from './words.ts';

/** What features look at. */
export type Described = Pick<Cut, 'text' | 'kind' | 'key' | 'quoted' | 'joined'>;

/** Where a statement stands among all of its prompt; unknown for one that is looked at alone. */
export interface Place {
  index: number;
  count: number;
}

function placeNames({ index, count }: Place): string[] {
  const fifth = Math.floor((index / count) * 5);
  const names = [`fifth ${fifth}`];
  if (index === 0) names.push('first');
  if (index === 1) names.push('second');
  if (index === count - 1) names.push('last');
  if (count === 1) names.push('only');
  return names;
}

/** All that a statement's own words say. */
function wordedFeatures(cut: Described): FeatureBag {
  const text = normalText(cut.text);
  const words = wordsOf(text);
  const key = normalText(cut.key ?? '');
  const kind = `kind ${cut.kind}${key === '' ? '' : ' keyed'}`;
  const bag = new FeatureBag();
  bag.addHashes(characterGrams('grams', text), 2);
  bag.addNames('word', wordNames(words), 1.5);
  bag.addNames('edge', edgeNames(words), 1.5);
  bag.addNames('shape', [...shapeNames(cut.text, words.length), ...dateNames(words, text)], 2);
  bag.addNames('marker', markerNames(words), 2);
  bag.addNames('kind', ['any', kind], 1);
  if (key !== '') {
    bag.addHashes(characterGrams('key grams', key), 1.5);
    const keyWords = wordsOf(key);
    bag.addNames('key word', wordNames(keyWords), 1.5);
    bag.addNames('key marker', markerPairs(keyWords, words), 2);
  }
  return bag;
}

function placed(words: FeatureBag, place: Place | undefined): FeatureVector {
  if (!place) return words;
  const bag = words.copy();
  bag.addNames('place', placeNames(place), 1);
  return bag;
}

/** All that is known of a statement without its neighbours, as hashed features. */
export const featuresOf = (cut: Described, place?: Place): FeatureVector =>
  placed(wordedFeatures(cut), place);

export type FeatureReader = typeof featuresOf;

/** The same for the statements of one prompt, whose words are looked at once however often they come. */
export function featureReader(): FeatureReader {
  const known = new Map<string, FeatureBag>();
  return (cut, place) => {
    const words = `${cut.kind}\n${cut.key ?? ''}\n${cut.text}`;
    const bag = known.get(words) ?? wordedFeatures(cut);
    known.set(words, bag);
    return placed(bag, place);
  };
}
