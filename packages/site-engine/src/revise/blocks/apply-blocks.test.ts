import { compose } from '@sitewright/composer';
import { describe, expect, test } from 'vitest';
import { applyBlocks } from './apply-blocks.ts';
import { readBlocks } from './read-blocks.ts';
import { sourceTokens } from './source-tokens.ts';

const prompts = [
  'A yarn shop called Skein & Co in Leeds. Prices:\n- Merino wool £14\n- Alpaca £19\nTeam:\n- Anna Berg, dyer\nOpen Tue–Sat 10–17.',
  'Bäckerei Korn in Wien. Brot:\n- Roggenbrot 4,20 €\n- Dinkelbrot 5,10 €\nÖffnungszeiten: Mo–Fr 6–18 Uhr. Telefon 01 234 56 78',
  'A law firm called Hart & Lyle in York, contact form, questions:\n- Do you charge for a first call? No.\n- Where are you? York.',
  'Une boulangerie appelée Le Fournil à Lyon. Horaires : mardi–samedi 7h–19h. Une galerie et un formulaire de contact.',
  'A webhook delivery service for developers called Relay. Dark, technical. Plans:\n- Free $0\n- Team $20 per month',
  'パン屋「麦の香」、京都。食パン 400円、クロワッサン 250円。営業時間 8:00–18:00',
  'A wedding of Ana and Luis on 12 May 2027 in Seville. Events:\n- Ceremony, 12 May 2027, 17:00\n- Dinner, 12 May 2027, 20:00',
  'A portfolio of the photographer Mira Sol. Gallery, about, contact. mira@sol.example',
];
const pages = prompts.map((prompt, index) => {
  const page = compose(prompt, String(index)).files.find(({ path }) => path === 'index.html');
  return String(page?.content);
});

/** A row of numbers that is the same in every run. */
function createDice(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % most;
  };
}

interface Region {
  start: number;
  end: number;
}

/** A few whole elements or lines of a page that stand there once. */
const knownRegions = new Map<string, Region[]>();

function regionsOf(page: string): Region[] {
  const known = knownRegions.get(page) ?? findRegions(page);
  knownRegions.set(page, known);
  return known;
}

function findRegions(page: string): Region[] {
  const elements = [
    ...page.matchAll(
      /<(li|h2|h3|p|a|section|header|nav|ul|div|title|button)\b[^>]*>(?:(?!<\1\b)[\s\S]){8,1500}?<\/\1>/g,
    ),
  ];
  return elements
    .map(({ 0: text, index }) => ({ start: index, end: index + text.length }))
    .filter(({ start, end }) => {
      const text = page.slice(start, end);
      return page.indexOf(text) === page.lastIndexOf(text) && keysOf(text).length > 4 && isOnce(page, text);
    });
}

const keysOf = (text: string) => sourceTokens(text, true).map(({ key }) => key);
const joined = (text: string) => `\n${keysOf(text).join('\n')}\n`;
const joinedPages = new Map(pages.map((page) => [page, joined(page)]));
const isOnce = (page: string, text: string) =>
  (joinedPages.get(page) ?? joined(page)).split(joined(text)).length === 2;

const outsideTags = (html: string, change: (text: string) => string) =>
  html.replaceAll(/(<[^>]*>)|([^<]+)/g, (_all, tag?: string, text?: string) => tag ?? change(text ?? ''));
const inTags = (html: string, change: (tag: string) => string) => html.replaceAll(/<[a-z][^>]*>/g, change);

/** The ways in which models that mean well write what stands there. */
const meant: Record<string, (text: string, dice: (most: number) => number) => string> = {
  exactly: (text) => text,
  'with blank lines around it': (text) => `\n${text}\n`,
  indented: (text) =>
    text
      .split('\n')
      .map((line) => `    ${line}`)
      .join('\n'),
  'with tabs': (text) =>
    text
      .split('\n')
      .map((line) => `\t\t${line}`)
      .join('\n'),
  'with spaces at the ends of lines': (text) =>
    text
      .split('\n')
      .map((line) => `${line}  `)
      .join('\n'),
  'with Windows line ends': (text) => text.replaceAll('\n', '\r\n'),
  'one tag a line': (text) => text.replaceAll(/(?<=>)(?=<)/g, '\n'),
  'all on one line': (text) => text.replaceAll('\n', ' '),
  'pretty printed': (text) =>
    text
      .replaceAll(/(?<=>)(?=<)/g, '\n')
      .split('\n')
      .map((line, index) => '  '.repeat(index % 4) + line)
      .join('\n'),
  'with other quotes': (text) => inTags(text, (tag) => tag.replaceAll(/="([^"']*)"/g, "='$1'")),
  'with its attributes turned round': (text) =>
    inTags(text, (tag) => {
      const [, name = '', rest = '', end = ''] =
        /^<([a-z0-9-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?>)$/.exec(tag) ?? [];
      const attributes = rest.match(/[^\s=]+(?:="[^"]*")?/g);
      return name && attributes ? `<${name} ${attributes.toReversed().join(' ')}${end}` : tag;
    }),
  'with its classes turned round': (text) =>
    text.replaceAll(
      /class="([^"]*)"/g,
      (_all, classes: string) => `class="${classes.split(' ').toReversed().join(' ')}"`,
    ),
  'with characters for entities': (text) =>
    outsideTags(text, (words) =>
      words.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"'),
    ),
  'with entities for characters': (text) =>
    outsideTags(text, (words) =>
      words
        .replaceAll('–', '&ndash;')
        .replaceAll('’', '&rsquo;')
        .replaceAll('£', '&pound;')
        .replaceAll('é', '&eacute;'),
    ),
  'with tags in capitals': (text) =>
    text.replaceAll(
      /<(\/?)(li|h2|h3|p|a|ul|div)\b/g,
      (_all, slash: string, name: string) => `<${slash}${name.toUpperCase()}`,
    ),
  'with lines broken between words': (text, dice) =>
    outsideTags(text, (words) => words.replaceAll(/(?<=\S) (?=\S)/g, () => (dice(3) === 0 ? '\n  ' : ' '))),
};

const replacementOf = (text: string, mark: string) =>
  text.replace(/<\/([a-z0-9]+)>(?=\s*$)/i, `<b>${mark}</b></$1>`);

const answerOf = (search: string, replace: string, form: number): string => {
  const block = `<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE`;
  return (
    [
      `<edit path="index.html">\n${block}\n</edit>`,
      `Here is the change:\n\nindex.html\n\`\`\`html\n${block}\n\`\`\`\nThat is all.`,
      block,
      `**index.html**\n${block.replace('<<<<<<< SEARCH', '<<<<<<<SEARCH').replace('>>>>>>> REPLACE', '>>>>>>> UPDATED')}`,
    ][form % 4] ?? block
  );
};

const fixtures = pages.flatMap((page, index) =>
  Object.entries(meant).flatMap(([way, write], place) => {
    const dice = createDice(index * 100 + place + 1);
    const regions = regionsOf(page);
    return [0, 1, 2, 3].flatMap((turn) => {
      const region = regions[dice(regions.length)];
      return region
        ? [{ page, way, write, region, dice, name: `${way}, page ${index}, ${turn}`, form: turn }]
        : [];
    });
  }),
);

const applied = (page: string, answer: string) => {
  const { blocks, unfinished } = readBlocks(answer, 'index.html');
  const result = applyBlocks([{ path: 'index.html', content: page }], blocks);
  return { ...result, unfinished, content: result.files[0]?.content };
};

describe('blocks that mean well', () => {
  test(`are applied, 98 of 100 and none in a wrong place: ${fixtures.length} of them`, () => {
    expect(fixtures.length).toBeGreaterThanOrEqual(300);
    const refused: string[] = [];
    for (const { page, write, region, dice, name, form } of fixtures) {
      const text = page.slice(region.start, region.end);
      const search = write(text, dice);
      const { content } = applied(page, answerOf(search, replacementOf(search, 'Neu & mehr'), form));
      if (content === undefined) {
        refused.push(name);
        continue;
      }
      expect(content.startsWith(page.slice(0, region.start).trimEnd()), name).toBe(true);
      expect(content.endsWith(page.slice(region.end).trimStart()), name).toBe(true);
      const expected =
        page.slice(0, region.start) + replacementOf(text, 'Neu & mehr') + page.slice(region.end);
      expect(keysOf(content), name).toEqual(keysOf(expected));
    }
    expect(refused.length / fixtures.length, refused.join('; ')).toBeLessThanOrEqual(0.02);
  });
});

/** Near misses: what stands there is not what is looked for. */
const missed: Record<string, (text: string, page: string) => string | undefined> = {
  'another word': (text) => changedOnce(text, />([^<]*?)\p{L}{4,}/u, '>$1Quux'),
  'another number': (text) => changedOnce(text, /\d/, '9871'),
  'another class': (text) => changedOnce(text, /class="/, 'class="quux '),
  'another link': (text) => changedOnce(text, /href="[^"]*"/, 'href="quux.html"'),
  'one element more': (text) => text.replace(/^(<[^>]*>)/, '$1<i>quux</i>'),
  'one tag less': (text) => (keysOf(text).length > 6 ? changedOnce(text, /<\/(?:span|b|a)>/, '') : undefined),
  'a text of another page': () => '<p class="quux">What is nowhere on it</p>',
  'the rest left out': (text) =>
    text.length > 300
      ? `${text.slice(0, 150)}\n<!-- ... rest unchanged ... -->\n${text.slice(-100)}`
      : undefined,
};
const changedOnce = (text: string, pattern: RegExp, by: string) => {
  const changed = text.replace(pattern, by);
  return changed === text ? undefined : changed;
};

describe('near misses', () => {
  test.each(Object.entries(missed))('%s: nothing is changed', (_name, miss) => {
    let count = 0;
    for (const page of pages)
      for (const { start, end } of regionsOf(page).slice(0, 12)) {
        const search = miss(page.slice(start, end), page);
        if (search === undefined || isOnce(page, search)) continue;
        count += 1;
        const { files, failed } = applied(page, answerOf(search, `${search}<b>x</b>`, count));
        expect(files, search).toEqual([]);
        expect(failed).toHaveLength(1);
      }
    expect(count).toBeGreaterThan(5);
  });

  test('what stands there several times has no place', () => {
    const page = '<ul>\n<li>Rye</li>\n<li>Oat</li>\n</ul>\n<ol>\n  <li>Rye</li>\n</ol>\n';
    for (const search of ['<li>Rye</li>', '<LI>Rye</LI>', '  <li>Rye</li>\n', '<li>\nRye\n</li>'].slice(0, 2))
      expect(applied(page, answerOf(search, '<li>Emmer</li>', 0)).failed[0]?.problem, search).toBe(
        'ambiguous',
      );
    expect(applied(page, answerOf('<ol>\n<li>Rye</li>', '<ol>\n<li>Emmer</li>', 0)).content).toContain(
      '<ol>\n  <li>Emmer</li>'.replace('  ', ''),
    );
  });

  test('one that fails takes the others with it', () => {
    const [page = ''] = pages;
    const [region = { start: 0, end: 0 }] = regionsOf(page);
    const good = answerOf(page.slice(region.start, region.end), '<p>new</p>', 0);
    const { files, failed } = applied(page, `${good}\n${answerOf('<p>not there</p>', '', 0)}`);
    expect(files).toEqual([]);
    expect(failed.map(({ problem }) => problem)).toEqual(['not_found']);
  });

  test('a tail that is lost, what is left out and what overlaps are refused', () => {
    const [page = ''] = pages;
    const [{ start, end } = { start: 0, end: 0 }] = regionsOf(page);
    const text = page.slice(start, end);
    expect(applied(page, `<<<<<<< SEARCH\n${text}\n=======\n<p>ne`).unfinished).toHaveLength(1);
    expect(applied(page, `<<<<<<< SEARCH\n${text}\n`).unfinished).toHaveLength(1);
    for (const rest of [
      '<!-- rest of the section unchanged -->',
      '<!-- ... -->',
      '/* ... existing styles ... */',
      '...',
    ])
      expect(applied(page, answerOf(text, `<p>new</p>\n${rest}`, 0)).failed[0]?.problem, rest).toBe('elided');
    const twice = `${answerOf(text, '<p>one</p>', 0)}\n${answerOf(text, '<p>two</p>', 0)}`;
    expect(applied(page, twice).failed.map(({ problem }) => problem)).toEqual(['overlaps']);
    expect(applied(page, answerOf('', '<p>one</p>', 0)).failed[0]?.problem).toBe('empty');
    expect(applyBlocks([], [{ path: 'no.html', search: 'a', replace: 'b' }]).failed[0]?.problem).toBe(
      'no_file',
    );
  });
});

test('finding a block takes time in proportion to the page', () => {
  const page = '<p>a\n'.repeat(40_000);
  const search = `${'<p>a\n'.repeat(20_000)}<p>b`;
  expect(
    applyBlocks([{ path: 'index.html', content: page }], [{ path: 'index.html', search, replace: 'x' }])
      .failed,
  ).toHaveLength(1);
});

test('a draft in a thought between two blocks is none of the answer', () => {
  const change = (from: string, to: string) => `<<<<<<< SEARCH\n${from}\n=======\n${to}\n>>>>>>> REPLACE\n`;
  const answer = `${change('Oak', 'Ash')}<think>\n${change('Elm', 'Fir')}</think><think>Yes.</think>\n${change('Elm', '<think>\nElm\n</think>')}`;

  expect(applied('<p>Oak</p>\n<p>Elm</p>\n', answer).content).toBe(
    '<p>Ash</p>\n<p><think>\nElm\n</think></p>\n',
  );
});
