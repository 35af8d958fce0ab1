/** Random and nasty prompts for the laws of cutting, the same for the same seed. */
const pieces = [
  'Bread £4',
  'a bakery in York',
  'Opening hours',
  'Mon–Fri 9–5',
  'form with name, phone and date',
  '“soft, warm”',
  '"no, never"',
  'Dr. Price',
  'z. B.',
  '7.30 pm',
  '1,200',
  '12 Mill Lane, Leeds',
  'tel. (555) 555-0100',
  'mail@ex.example',
  'https://a.example/b?c=1',
  '# Title',
  '- item',
  '* item',
  '1. first',
  '2) second',
  '(1) one',
  '| a | b |',
  '|---|---|',
  '> quote',
  '**Key:** a, b',
  '```',
  '{"a":["b",1,true]}',
  '{"a":',
  '[[[',
  ']]',
  '(((',
  '))',
  '<p>Hello</p>',
  '<',
  '</div>',
  '<script>',
  '&amp;',
  'a\tb\tc',
  'x,y,z',
  'ページは、ホーム、料金。',
  '「音」',
  '؟ الأسعار، الألوان',
  'عربي و',
  '\u200f',
  '\u200b',
  '\u2066',
  '👩‍👩‍👧',
  '🍞',
  '!!',
  '…',
  '—',
  ' – ',
  ':',
  ';',
  ',',
  '.',
  '、',
  "it's",
  '’',
  '"',
  '“',
  '„',
  '«',
  '\\"',
  '\\',
  '\u0000',
  '\ud800',
  '\r\n',
  '\n',
  '\n\n',
  '  ',
  '\t',
  ' ',
  ' ',
  ' and ',
  ' und ',
];

/** Mulberry32: small, and good enough to mix texts. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function randomText(seed: number): string {
  const next = seeded(seed);
  const length = 1 + Math.floor(next() * 24);
  return Array.from({ length }, () => pieces[Math.floor(next() * pieces.length)] ?? '').join(
    next() < 0.5 ? ' ' : '',
  );
}

const units: Readonly<Record<string, string>> = {
  'one word': 'a',
  words: 'bread ',
  'open brackets': '(',
  'brackets in brackets': '([{',
  'closed brackets': '(a, b) ',
  commas: ',',
  'commas and words': 'a, b and c, ',
  digits: '7',
  'numbers with commas': '1,',
  'prices in open brackets': '€1, (',
  'lists in lists': '- a\n  - b\n    1. c\n',
  'deep lists': '\n - a',
  'right-to-left marks': '\u200fا\u200e، ',
  'zero width': '\u200b',
  quotes: '"',
  'open quotes': '“ a, b ',
  'open tags': '<p ',
  tags: '<b>a</b> ',
  'open JSON': '{"a":[',
  'JSON list': '{"a": 1},',
  CSV: 'a,b,"c, d"\n',
  tables: '| a | b |\n',
  code: 'if (a[0] === "b") { return `c, d`; }\n',
  colons: 'a: ',
  'numbered run': '(1) a; (2) b, c ',
  stops: 'z. B. ',
  dashes: ' – a',
  headings: '# A\n',
  fences: '```\n',
  'Japanese lists': 'ページは、',
  pipes: '|',
  backslashes: '\\"',
  stars: '**a',
  'lone halves': '\ud800',
};

/** Texts of about `size` characters, each of one unit again and again. */
export function nastyTexts(size: number): [name: string, text: string][] {
  return Object.entries(units).map(([name, unit]) => [name, unit.repeat(Math.ceil(size / unit.length))]);
}
