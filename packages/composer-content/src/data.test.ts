import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { colours } from './colours.ts';
import { constraints } from './constraints.ts';
import { readDataFile, readDataText } from './data-file.ts';
import { loadLocale, localeIds, localeOf, varietyTags } from './locales.ts';
import { revisionLanguages, revisionWords } from './revision-words.ts';
import { coloursSchema } from './schema/colours.ts';
import { constraintsSchema } from './schema/constraints.ts';
import { copySchema } from './schema/copy.ts';
import { cuttingSchema } from './schema/cutting.ts';
import { discourseSchema } from './schema/discourse.ts';
import { exactWordsSchema } from './schema/exact-words.ts';
import { factWordsSchema } from './schema/facts.ts';
import { formKindsSchema } from './schema/form-kinds.ts';
import { framesSchema } from './schema/frames.ts';
import { headNounsSchema } from './schema/head-nouns.ts';
import { functionWordsSchema, languageSignsSchema } from './schema/language-signs.ts';
import { legalSchema } from './schema/legal.ts';
import { localeFileSchema } from './schema/locale.ts';
import { makerTalkSchema } from './schema/maker-talk.ts';
import { negationsSchema } from './schema/negations.ts';
import { pageTopicsSchema } from './schema/page-topics.ts';
import { pageWordsSchema } from './schema/page-words.ts';
import { phrasesSchema } from './schema/phrases.ts';
import { placesSchema } from './schema/places.ts';
import { reckoningSchema } from './schema/reckoning.ts';
import { referencesSchema } from './schema/references.ts';
import { revisionWordsSchema } from './schema/revision-words.ts';
import { siteFormsSchema } from './schema/site-forms.ts';
import { siteTypeSchema, siteTypeTextsSchema } from './schema/site-type.ts';
import { statesSchema } from './schema/states.ts';
import { toolPagesSchema } from './schema/tool-pages.ts';
import { toolsSchema } from './schema/tools.ts';
import { varietiesSchema } from './schema/varieties.ts';
import { siteTypes } from './site-types.ts';
import { toolPages } from './tool-pages.ts';
import { tools } from './tools.ts';
import { townKey, towns } from './towns.ts';
import { varieties } from './varieties.ts';

type Leaf = readonly [path: string, text: string];

function leavesOf(node: unknown, path = ''): Leaf[] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) => leavesOf(child, `${path}.${key}`));
}

type Elements = ReturnType<IntlMessageFormat['getAst']>;

function parametersIn(elements: Elements): string[] {
  return elements.flatMap((element) => {
    const own = 'value' in element && element.type !== 0 ? [String(element.value)] : [];
    const options = 'options' in element ? Object.values(element.options) : [];
    return [...own, ...options.flatMap(({ value }) => parametersIn(value))];
  });
}

const parametersOf = (message: string): string[] =>
  [
    ...new Set(parametersIn(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst())),
  ].sort();

const withParameters = (messages: unknown): Record<string, string[]> =>
  Object.fromEntries(leavesOf(messages).map(([path, message]) => [path, parametersOf(message)]));

const textsOf = (id: string): Leaf[] =>
  Object.entries(localeOf(id).siteTypes).flatMap(([type, { nouns: _, synonyms: __, ...texts }]) =>
    leavesOf(texts, type),
  );

/** Prizes, guarantees, certificates and rank, in the languages of the texts. */
const claims =
  /award|guarante|certified|number one|ausgezeichnet|preisgekrönt|garanti|zertifi|führend|galardon|premiad|certificad|líder|primé|certifié|premiat|certificat|受賞|保証|認定|جائزة|نضمن|معتمد|获奖|保证|认证|领先/iu;

const english = withParameters(loadLocale('en').messages);

test('the site types and colours have the shape their types promise', () => {
  expect(z.array(siteTypeSchema).safeParse(readDataFile('site-types.json')).error).toBeUndefined();
  expect(coloursSchema.safeParse(readDataFile('colours.json')).error).toBeUndefined();
});

test('phrases have the shape their type promises', () => {
  expect(phrasesSchema.safeParse(readDataFile('phrases.json')).error).toBeUndefined();
});

test('what designs go without has the shape its type promises', () => {
  expect(formKindsSchema.safeParse(readDataFile('form-kinds.json')).error).toBeUndefined();
  expect(statesSchema.safeParse(readDataFile('states.json')).error).toBeUndefined();
  expect(toolsSchema.safeParse(tools()).error).toBeUndefined();
  expect(legalSchema.safeParse(readDataFile('legal.json')).error).toBeUndefined();
  expect(constraintsSchema.safeParse(constraints()).error).toBeUndefined();
  expect(negationsSchema.safeParse(readDataFile('negations.json')).error).toBeUndefined();
  expect(languageSignsSchema.safeParse(readDataFile('language-signs.json')).error).toBeUndefined();
  expect(functionWordsSchema.safeParse(readDataFile('function-words.json')).error).toBeUndefined();
  expect(headNounsSchema.safeParse(readDataFile('head-nouns.json')).error).toBeUndefined();
  expect(pageTopicsSchema.safeParse(readDataFile('page-topics.json')).error).toBeUndefined();
  expect(pageWordsSchema.safeParse(readDataFile('page-words.json')).error).toBeUndefined();
  expect(copySchema.safeParse(readDataFile('copy.json')).error).toBeUndefined();
  expect(reckoningSchema.safeParse(readDataFile('reckoning.json')).error).toBeUndefined();
});

test('the words by which something to use is asked for have the shape their type promises, and small letters', () => {
  expect(toolPagesSchema.safeParse(toolPages()).error).toBeUndefined();
  const words = Object.values(toolPages().kinds).flat();
  expect(words.filter((word) => word !== word.toLowerCase())).toEqual([]);
});

test('towns are keys in their order, each once', () => {
  const lines = readDataText('towns.txt').split('\n');
  expect(lines.filter((line) => line !== townKey(line))).toEqual([]);
  expect(lines).toEqual([...new Set(lines)].sort());
  expect(towns().has(townKey('Wells-next-the-Sea'))).toBe(true);
});

test('places have the shape their type promises', () => {
  expect(placesSchema.safeParse(readDataFile('places.json')).error).toBeUndefined();
  expect(factWordsSchema.safeParse(readDataFile('facts.json')).error).toBeUndefined();
  expect(exactWordsSchema.safeParse(readDataFile('exact-words.json')).error).toBeUndefined();
  expect(framesSchema.safeParse(readDataFile('frames.json')).error).toBeUndefined();
  expect(discourseSchema.safeParse(readDataFile('discourse.json')).error).toBeUndefined();
  expect(referencesSchema.safeParse(readDataFile('references.json')).error).toBeUndefined();
  expect(cuttingSchema.safeParse(readDataFile('cutting.json')).error).toBeUndefined();
  expect(makerTalkSchema.safeParse(readDataFile('maker-talk.json')).error).toBeUndefined();
});

test('forms of sites have the shape their type promises, small letters, and what a site is called where it is written', () => {
  const words = readDataFile('site-forms.json');
  const { data, error } = siteFormsSchema.safeParse(words);
  expect(error).toBeUndefined();
  const forms = Object.values(data?.forms ?? {}).flat();
  expect(forms.filter((word) => word !== word.toLowerCase())).toEqual([]);
  for (const language of Object.keys(data?.sites ?? {})) expect(localeIds).toContain(language);
});

test('varieties are locales, and tell prompts of another apart', () => {
  expect(varietiesSchema.safeParse(readDataFile('varieties.json')).error).toBeUndefined();
  for (const { tag, of } of varieties()) {
    expect(varietyTags).toContain(tag);
    expect(localeIds).toContain(of);
  }
});

test.each(revisionLanguages)(
  'the words by which changes are read in %s have the shape their type promises',
  (language) => {
    expect(revisionWordsSchema.safeParse(revisionWords(language)).error).toBeUndefined();
  },
);

test('colours that belong together are colours', () => {
  const { moods, values } = colours();
  expect(
    Object.values(moods)
      .flat()
      .filter((name) => !values[name]),
  ).toEqual([]);
});

test('what a site type calls its offer has a name', () => {
  const { offers } = loadLocale('en').messages;
  for (const { offer } of siteTypes()) expect(Object.keys(offers)).toContain(offer);
});

describe.each([...localeIds, ...varietyTags])('%s', (id) => {
  const locale = localeOf(id);

  test('the file has the shape its type promises', () => {
    expect(localeFileSchema.safeParse(readDataFile(`locales/${id}.json`)).error).toBeUndefined();
  });

  test('messages take the same parameters as in English', () => {
    expect(withParameters(locale.messages)).toEqual(english);
  });

  test('every site type has all its texts, of its own or of its group', () => {
    const incomplete = siteTypes().filter(
      (type) => !siteTypeTextsSchema.safeParse(locale.siteTypes[type.id]).success,
    );
    expect(incomplete.map((type) => type.id)).toEqual([]);
  });

  test('there are no texts for site types and groups that do not exist', () => {
    const file = localeFileSchema.parse(readDataFile(`locales/${id}.json`));
    const ids = siteTypes().map((type) => type.id);
    const groups = siteTypes().map((type) => type.group);
    expect(Object.keys(file.siteTypes).filter((type) => !ids.includes(type))).toEqual([]);
    expect(Object.keys(file.groups).filter((group) => !groups.includes(group))).toEqual([]);
  });

  test('texts of site types name nothing that is not given: brand, place and, where neutral, the noun', () => {
    const allowed = (path: string) =>
      path.startsWith('general.') ? ['brand', 'in', 'noun'] : ['brand', 'in'];
    const others = textsOf(id).filter(([path, message]) =>
      parametersOf(message).some((name) => !allowed(path).includes(name)),
    );
    expect(others).toEqual([]);
  });

  test('texts of site types state no numbers', () => {
    expect(textsOf(id).filter(([, message]) => /\p{N}/u.test(message))).toEqual([]);
  });

  test('texts of site types claim nothing that wants proof', () => {
    expect(textsOf(id).filter(([, message]) => claims.test(message))).toEqual([]);
  });

  test('words for colours, moods and things are for those there are', () => {
    const { moods, values } = colours();
    expect(Object.keys(locale.words.colours).filter((name) => !values[name])).toEqual([]);
    expect(Object.keys(locale.words.moods)).toEqual(Object.keys(moods));
    const drawn = siteTypes().flatMap(({ otherSubjects }) => (otherSubjects === 'any' ? [] : otherSubjects));
    expect(drawn.filter((subject) => !locale.words.things[subject])).toEqual([]);
  });

  test('words to find are small letters, each once, none empty', () => {
    for (const [path, list] of listsOf({ words: locale.words, nouns: nounsOf(id) })) {
      expect(new Set(list).size, path).toBe(list.length);
      if (!path.includes('withOwnWord'))
        expect(
          list.filter((word) => word !== word.toLowerCase()),
          path,
        ).toEqual([]);
    }
  });
});

function listsOf(node: unknown, path = ''): (readonly [string, string[]])[] {
  if (Array.isArray(node) && node.every((entry) => typeof entry === 'string')) return [[path, node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) => listsOf(child, `${path}.${key}`));
}

const nounsOf = (id: string) =>
  Object.fromEntries(Object.entries(localeOf(id).siteTypes).map(([type, { nouns }]) => [type, nouns]));
