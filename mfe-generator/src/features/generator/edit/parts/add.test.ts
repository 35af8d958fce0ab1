import type { SourceRange } from '@sitewright/contracts';
import { expect, test } from 'vitest';
import { spliced, startAfter } from '../saving/splice.ts';
import { addItem, addPart, firstPrompt, likelyHeadings, likelyHeadingsOf, type NewPart } from './add.ts';
import { type BasicPart, basicParts } from './basic-parts.ts';
import { CannotAdd } from './cannot-add.ts';

const css =
  '.py-8{}.grid{}.gap-4{}.text-xl{}.text-muted{}.mt-10{}.btn{}.rounded-card{}.border-b{}.py-4{}.max-w-xl{}.wrap{}.price{}';
const page = `<!doctype html>
<html lang="de"><head><title>Rad &amp; Tat</title></head>
<body>
<header><a href="index.html">Rad &amp; Tat</a></header>
<main id="main">
<section id="top"><h1>Rad <br>und Tat</h1><p>Wir reparieren.</p><a class="btn" href="tel:1">Anrufen</a></section>
<section id="offer" class="py-8" aria-labelledby="offer-title"><div class="wrap">
<h2 id="offer-title" class="text-xl">Was es <em>kostet</em></h2>
<ul class="grid gap-4 mt-10">
  <li class="border-b md:row-start-1" id="a"><h3>Prüfung</h3><span class="price">18 €</span><a href="a.html" aria-label="Mehr: Prüfung">Mehr</a></li>
  <li class="border-b md:row-start-1" id="b"><h3>Service &amp; Wäsche</h3><span class="price">75 €</span><a href="b.html" aria-label="Mehr: Service &amp; Wäsche">Mehr</a></li>
</ul></div></section>
<section id="faq" class="py-8"><h2 class="text-xl">Fragen</h2><div class="mt-10">
<details name="q" open><summary>Wann?</summary><p class="text-muted max-w-xl">Jeden Freitag um acht, wenn nicht gerade Feiertag ist.</p></details>
<details name="q"><summary>Wo?</summary><p class="text-muted max-w-xl">Am Kanal.</p></details>
</div></section>
<section id="write"><h2>Schreiben</h2><form><label for="n">Name</label><input id="n"></form></section>
</main>
</body></html>`;

const besideOf = (source: string, element: string) => {
  const start = source.indexOf(element);
  const startTag: SourceRange = { start, end: source.indexOf('>', start) + 1 };
  return { element: { start, end: start + element.length }, startTag, path: 'index.html' };
};
const elementOf = (source: string, pattern: RegExp) => pattern.exec(source)?.[0] ?? '';
const second = /<li class="border-b md:row-start-1" id="b">.*?<\/li>/;
const offer = /<section id="offer"[\s\S]*?<\/section>/;
const parse = (source: string) => new DOMParser().parseFromString(source, 'text/html');
const idsOf = (source: string) => [...parse(source).querySelectorAll('[id]')].map(({ id }) => id);

test('an entry is a copy of its neighbour with prompts for words, without what was the neighbour’s own', () => {
  const pieces = addItem(page, besideOf(page, elementOf(page, second)));
  const result = spliced(page, pieces);
  const [piece] = pieces;
  expect(piece?.new).toBe(
    '\n  <li class="border-b" id="b-2"><h3>Neuer Eintrag</h3><span class="price">0 €</span><a href="#b-2" aria-label="Mehr: Neuer Eintrag">Mehr</a></li>',
  );
  expect(result.replace(piece?.new ?? '', '')).toBe(page);
  const focus = firstPrompt(result, {
    pieces,
    place: (range) => range,
    startOf: (one) => startAfter(pieces, one),
  });
  expect(focus?.how).toBe('type');
  expect(result.slice(focus?.range.start, focus?.range.end)).toBe('Neuer Eintrag');
});

test('what works only as it is gets no other entry', () => {
  const tabs = '<main><div role="tablist"><button>One</button><button>Two</button></div></main>';
  expect(() => addItem(tabs, besideOf(tabs, '<button>One</button>'))).toThrow(CannotAdd);
});

test('parts like those of the page are offered by their headings: not the first, and no form', () => {
  expect(likelyHeadings(page, besideOf(page, elementOf(page, offer)).startTag)).toEqual([
    'Was es kostet',
    'Fragen',
  ]);
});

test('a copy of a part has prompts, ids of its own and questions that open by themselves', () => {
  const [piece] = addPart(page, besideOf(page, elementOf(page, offer)), { like: 'Fragen' }, css);
  expect(piece?.new).toContain('id="faq-2"');
  expect(piece?.new).toContain('<h2 class="text-xl">Neue Überschrift</h2>');
  expect(piece?.new).toContain('<details name="q-2"><summary>Neue Frage?</summary>');
  expect(piece?.new).not.toMatch(/Freitag|Kanal|open/);
});

const elsewhere = {
  path: 'es/team.html',
  source: `<!doctype html><html lang="es"><head><link rel="stylesheet" href="../styles.css"></head><body><main>
<section id="top"><h1>Equipo</h1></section>
<section id="team" class="py-8"><h2 class="text-xl">Quién somos</h2><ul class="grid">
<li><img src="../images/maja.webp" srcset="../images/maja-480.webp 480w, ../images/maja.webp 960w" alt=""><h3>Maja</h3><a href="#maja">Más</a></li>
<li><svg><use href="#sign"></use></svg><h3>Tom</h3><a href="index.html#top">Inicio</a></li></ul>
<a href="index.html#top">Inicio</a></section></main><footer><a href="index.html#top">Inicio</a></footer></body></html>`,
};
const here = {
  path: 'index.html',
  source: page.replace('<title>', '<link rel="stylesheet" href="styles.css"><title>'),
};

test('parts like those of another page are offered where both are drawn with the same styles', () => {
  expect(likelyHeadingsOf(elsewhere, here)).toEqual(['Quién somos']);
  expect(likelyHeadingsOf(elsewhere, { ...here, source: page })).toEqual([]);
  const own = elsewhere.source.replace('</head>', '<style>h2{color:red}</style></head>');
  expect(likelyHeadingsOf({ ...elsewhere, source: own }, here)).toEqual([]);
});

test('a part of a page of another folder leads and shows the same here, and waits in the language of this page', () => {
  const beside = besideOf(page, elementOf(page, offer));
  const [piece] = addPart(page, beside, { like: 'Quién somos', of: elsewhere }, css);
  expect(piece?.new).toContain('<h2 class="text-xl">Neue Überschrift</h2>');
  expect(piece?.new).toContain('src="images/maja.webp"');
  expect(piece?.new).toContain('srcset="images/maja-480.webp 480w, images/maja.webp 960w"');
  expect(piece?.new).toContain('href="es/index.html#top"');
  expect(piece?.new).toContain('<use href="#sign">');
  expect(piece?.new).not.toMatch(/Maja<|Tom|Quién|href="#maja"/);
});

test.each(Object.keys(basicParts))(
  'the part %s is in the manner of its neighbour, with classes that there are',
  (kind) => {
    const [piece] = addPart(page, besideOf(page, elementOf(page, offer)), { basic: kind as BasicPart }, css);
    const part = parse(piece?.new ?? '').body.firstElementChild;
    expect(part?.className).toBe('py-8');
    expect(part?.querySelector('.wrap')).not.toBeNull();
    expect(part?.textContent).not.toMatch(/Prüfung|Service|kostet/);
    const known = new Set([...css.matchAll(/\.([\w-]+)/g)].map(([, name]) => name));
    for (const element of part?.querySelectorAll('[class]') ?? [])
      for (const name of element.classList) expect(known, name).toContain(name);
  },
);

test('random additions change no other byte, keep ids unique, and are taken back to the first page', () => {
  let state = 5;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const kinds = Object.keys(basicParts).map((kind): NewPart => ({ basic: kind as BasicPart }));
  const choices: NewPart[] = [...kinds, { like: 'Fragen' }, { like: 'Was es kostet' }];
  for (let round = 0; round < 20; round += 1) {
    let source = page;
    const states = [source];
    for (let step = 0; step < 4; step += 1) {
      const items = [...source.matchAll(/<(?:li|details)\b[\s\S]*?<\/(?:li|details)>/g)].map(
        ([text]) => text,
      );
      const parts = [...source.matchAll(/<section[\s\S]*?<\/section>/g)].map(([text]) => text);
      const isItem = random() < 0.5;
      const list = isItem ? items : parts;
      const beside = besideOf(source, list[Math.floor(random() * list.length)] ?? '');
      const made = choices[Math.floor(random() * choices.length)] ?? { basic: 'text' };
      const pieces = isItem ? addItem(source, beside) : addPart(source, beside, made, css);
      expect(pieces).toHaveLength(1);
      const [{ start, end, new: text } = { start: 0, end: 1, new: '' }] = pieces;
      expect(end).toBe(start);
      const next = spliced(source, pieces);
      expect(next.slice(0, start) + next.slice(start + text.length)).toBe(source);
      expect(new Set(idsOf(next)).size).toBe(idsOf(next).length);
      source = next;
      states.push(source);
    }
    expect(states[0]).toBe(page);
  }
});
