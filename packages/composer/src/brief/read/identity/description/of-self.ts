import { phrases } from '@sitewright/composer-content';
import { isLabel } from '../../guard/maker-talk.ts';
import { nounsOf } from '../kind/nouns.ts';
import type { Reading } from '../reading.ts';
import { nounPhrase } from './phrase.ts';

const mostGreetings = 3;

/** "hiya so im a mobile vet": what somebody says they are begins behind how they greet. */
export function withoutGreeting(text: string): string {
  let rest = text;
  for (let count = 0; count < mostGreetings; count += 1) {
    const [clause = ''] = rest.split(/[,!.]/u, 1);
    const [first = ''] = clause.split(/\s/u, 1);
    const greeting = [clause, first].find((each) => each !== '' && isLabel(each));
    if (greeting === undefined) break;
    rest = rest.slice(greeting.length).replace(/^[\s,!.–-]+/u, '');
  }
  return rest;
}

/** "We are a quartet", "I run a bakery". */
export function behindSelf(text: string, reading: Reading): string {
  const { grammar } = reading;
  const said = withoutGreeting(text);
  const small = said.toLowerCase();
  for (const self of [...grammar.selves, ...phrases().keepers]) {
    if (!small.startsWith(`${self} `)) continue;
    const rest = said.slice(self.length + 1);
    const [first = ''] = rest.toLowerCase().split(/[\s,]/u);
    const isOwn = !grammar.selves.has(self);
    const isNoun =
      grammar.articles.has(first) || (!isOwn && (/^\p{Ll}+s\s/u.test(rest) || nounsOf(reading).has(first)));
    return isNoun ? nounPhrase(rest, reading) : '';
  }
  return '';
}
