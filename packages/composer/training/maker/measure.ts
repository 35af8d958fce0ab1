import type { ChainModel } from '../../src/brief/chain/chain-model.ts';
import { addresseesOf } from '../../src/brief/maker/addressees.ts';
import type { MarkedText } from './marked-text.ts';

/** Shares of the words of texts, from 0 to 1. */
export interface Measured {
  /** Whose addressee is the one that is marked. */
  right: number;
  /** Of those for the maker, how many are known as such. */
  found: number;
  /** Of those for visitors, how many are taken from them. */
  lost: number;
}

export function measureAddressees(texts: readonly MarkedText[], model?: ChainModel): Measured {
  const counts = { visitors: 0, lost: 0, maker: 0, found: 0 };
  for (const { text, language, tokens, isForMaker } of texts) {
    const marked = new Map(tokens.map(({ start }, at) => [start, isForMaker[at]]));
    for (const { start, likelihood } of addresseesOf(text, language, model).words) {
      const isTaken = likelihood >= 0.5;
      counts[marked.get(start) ? 'maker' : 'visitors'] += 1;
      if (isTaken) counts[marked.get(start) ? 'found' : 'lost'] += 1;
    }
  }
  const { visitors, lost, maker, found } = counts;
  return {
    right: (found + visitors - lost) / (visitors + maker),
    found: found / maker,
    lost: lost / visitors,
  };
}
