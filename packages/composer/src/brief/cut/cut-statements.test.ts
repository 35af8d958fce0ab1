import { describe, expect, it } from 'vitest';
import { cutStatements } from './cut-statements.ts';

const texts = (prompt: string): string[] =>
  cutStatements(prompt)
    .filter(({ kind }) => kind !== 'markup')
    .map(({ text }) => text);
const keyed = (prompt: string): string[] =>
  cutStatements(prompt).map(({ key, text }) => (key === undefined ? text : `${key} > ${text}`));

describe('sentences', () => {
  it.each([
    ['Ask for Dr. Price or J. Berg. We open at 7.30 pm. See bakery.example.', 3],
    ['Wir backen z. B. Brot. Am 12. April ist zu. Tel. 0341 555 01 genügt.', 3],
    ['we bake bread. we open at seven. call us!', 3],
    ['She said "Good. Very good." to us', 1],
    ['割れた器に、もう一度いのちを吹き込みます。電話 076-555-0119。', 2],
    ['خبز طازج كل يوم. هل نفتح الجمعة؟ نعم.', 3],
  ])('ends where one ends: %s', (prompt, count) => {
    expect(cutStatements(prompt)).toHaveLength(count);
  });

  it('cuts a list of prices without punctuation behind each price', () => {
    expect(
      texts(
        'i wash dogs in Selby small ones 18 big ones 28 nails 6 call me on 01632 960123 dont need a form',
      ),
    ).toEqual([
      'i wash dogs in Selby small ones 18',
      'big ones 28',
      'nails 6',
      'call me on 01632 960123',
      'dont need a form',
    ]);
  });

  it('joins no lines where all lines begin small', () => {
    const lines = [
      'repairs for boats',
      'new planks, caulking and paint for anything up to forty feet long',
      'no engines',
      'rope work',
    ];
    expect(texts(lines.join('\n'))).toContain('no engines');
  });

  it('ends what a head says with its list', () => {
    const [form] = cutStatements('Not wanted:\n- neon\n- clip art\nA form for bookings').slice(-1);
    expect(form).toMatchObject({ text: 'A form for bookings' });
    expect(form).not.toHaveProperty('key');
  });

  it('cuts text without punctuation where the subject changes', () => {
    expect(
      texts('my uncle has a bike shop its called Spoke he fixes punctures for 8 and we open at nine'),
    ).toEqual([
      'my uncle has a bike shop',
      'its called Spoke',
      'he fixes punctures for 8',
      'and we open at nine',
    ]);
  });
});

describe('rows', () => {
  it.each([
    ['Team, prices, opening hours and a map.', ['Team', 'prices', 'opening hours', 'a map']],
    ['Bakery in Austin, TX. No ads, no pop-ups.', ['Bakery in Austin, TX', 'No ads', 'no pop-ups']],
    ['A site for Oakline, a joiner in Hull.', ['A site for Oakline, a joiner in Hull']],
    [
      'Warm look. A form with name, phone and date, and a map of Hull.',
      ['Warm look', 'A form with name, phone and date', 'a map of Hull'],
    ],
    ['Beeswax candle, pair, £12', ['Beeswax candle, pair, £12']],
    ['Navy and gold.', ['Navy and gold']],
    ['Big letters, a map, deep blue and gold.', ['Big letters', 'a map', 'deep blue and gold']],
    ['- 12 March, 7 pm – Book club: *Emma*', ['12 March, 7 pm – Book club: Emma']],
    [
      'Öffnungszeiten Di–So 9–18 Uhr, montags Ruhetag, Galerie, Kaffee 3,20 €',
      ['Öffnungszeiten Di–So 9–18 Uhr', 'montags Ruhetag', 'Galerie', 'Kaffee 3,20 €'],
    ],
    ['Our motto "slow, sour, good" stays', ['Our motto "slow, sour, good" stays']],
  ])('parts what is several things: %s', (prompt, parts) => {
    expect(texts(prompt)).toEqual(parts);
  });
});

describe('heads', () => {
  it('gives the values of a key that key, up to the next one', () => {
    expect(keyed('Teas: Assam $9, Mint $10. Cakes: lemon $4; plum $5. Closed on Mondays.')).toEqual([
      'Teas > Assam $9',
      'Teas > Mint $10',
      'Cakes > lemon $4',
      'Cakes > plum $5',
      'Closed on Mondays',
    ]);
  });

  it('puts lists in brackets under what stands before them, and leaves remarks there', () => {
    const cuts = cutStatements('Lessons (piano, violin), a gallery (drawings will do), call (555) 555-0100');
    expect(cuts.map(({ text, kind, under }) => [text, kind, under])).toEqual([
      ['Lessons', 'part', undefined],
      ['piano', 'aside', 0],
      ['violin', 'aside', 0],
      ['a gallery (drawings will do)', 'part', undefined],
      ['call (555) 555-0100', 'part', undefined],
    ]);
  });

  it('takes the name of a page at the beginning of a sentence as a head for the sentences behind it', () => {
    const prompt = 'Pages: Home, Visit Us, Join.\n\nVisit Us: parking, a lift. Dogs may come. Join: a form.';
    expect(keyed(prompt).slice(3)).toEqual([
      'Visit Us > parking',
      'Visit Us > a lift',
      'Visit Us > Dogs may come',
      'Join > a form',
    ]);
  });

  it('numbers in running text make items under their head', () => {
    const cuts = cutStatements(
      'Sections in this order: (1) hero; (2) prices: small $5, large $9; (3) map. Keep it calm.',
    );
    expect(cuts.map(({ text, under, key }) => [text, key, under])).toEqual([
      ['Sections in this order', undefined, undefined],
      ['hero', 'Sections in this order', 0],
      ['small $5', 'prices', undefined],
      ['large $9', 'prices', undefined],
      ['map', 'Sections in this order', 0],
      ['Keep it calm', undefined, undefined],
    ]);
  });

  it('holds the key of questions for all of them', () => {
    expect(keyed('FAQ: Can I cancel? Yes. Is there a trial? 14 days.\n\nUse blue.')).toEqual([
      'FAQ > Can I cancel?',
      'FAQ > Yes',
      'FAQ > Is there a trial?',
      'FAQ > 14 days',
      'Use blue',
    ]);
  });

  it('keeps exact words whole', () => {
    expect(keyed('Name: Kiln\nSlogan: Slow, sour. Good.\nPhone: 555 0100')).toEqual([
      'Name > Kiln',
      'Slogan > Slow, sour. Good.',
      'Phone > 555 0100',
    ]);
  });
});

describe('structure', () => {
  it('reads headings, lists in lists and fields of Markdown', () => {
    const cuts = cutStatements(
      '# Oak\n\n## Menu\n- Teas\n  - Assam $4\n- **Cakes:** plum, lemon\n\n## Us\nSince 1990.',
    );
    expect(cuts.map(({ text, kind, key, depth }) => [text, kind, key, depth])).toEqual([
      ['Oak', 'heading', undefined, 0],
      ['Menu', 'heading', 'Oak', 1],
      ['Teas', 'list_item', 'Menu', 2],
      ['Assam $4', 'list_item', 'Teas', 3],
      ['plum', 'key_value', 'Cakes', 3],
      ['lemon', 'key_value', 'Cakes', 3],
      ['Us', 'heading', 'Oak', 1],
      ['Since 1990', 'sentence', 'Us', 2],
    ]);
  });

  it('reads titles between the lines of a list', () => {
    expect(keyed('Menu:\nStarters\nSoup - 5 €\nPie - 7 €\nMains\nStew - 14 €\n\nDesign: calm, warm')).toEqual(
      [
        'Menu',
        'Menu > Starters',
        'Starters > Soup - 5 €',
        'Starters > Pie - 7 €',
        'Menu > Mains',
        'Mains > Stew - 14 €',
        'Design > calm',
        'Design > warm',
      ],
    );
  });

  it.each([
    ['Markdown', '| Item | Price |\n|---|---|\n| Oak bowl | £8 |'],
    ['CSV', 'Item,Price\nOak bowl,£8\nElm tray,£9'],
    ['tabs', 'Item\tPrice\nOak bowl\t£8'],
    ['HTML', '<table><tr><th>Item</th><th>Price</th></tr><tr><td>Oak bowl</td><td>£8</td></tr></table>'],
  ])('reads the rows of a table in %s with their columns', (_, prompt) => {
    const row = cutStatements(prompt).find(({ kind }) => kind === 'row');
    expect(row?.cells).toEqual([
      { column: 'Item', text: 'Oak bowl' },
      { column: 'Price', text: '£8' },
    ]);
  });

  it('reads JSON by its keys, also where it breaks off', () => {
    const prompt =
      '{"name": "Kiln \\u0026 Co", "menu": [{"item": "Tea", "price": 3}], "tags": ["calm", "slow';
    const cuts = cutStatements(prompt);
    expect(keyed(prompt)).toEqual(['name > Kiln & Co', 'menu > Tea, 3', 'tags > calm', 'tags > slow']);
    expect(cuts[1]?.cells).toEqual([
      { column: 'item', text: 'Tea' },
      { column: 'price', text: '3' },
    ]);
  });

  it('takes the tags of a pasted page for markup, and nothing else in angle brackets', () => {
    const cuts = cutStatements(
      '<h2>Hours</h2><p>Mon &amp; <b>Tue</b></p><script>x = "a, b"</script> <your name>',
    );
    expect(cuts.filter(({ kind }) => kind !== 'markup').map(({ text }) => text)).toEqual([
      'Hours',
      'Mon & Tue',
      '<your name>',
    ]);
  });

  it('has nothing to say about nothing, and calls signs markup', () => {
    expect(cutStatements(' \n ')).toEqual([]);
    expect(cutStatements('a\tb\n\t').map(({ text }) => text)).toEqual(['a, b']);
    expect(cutStatements('***').map(({ kind }) => kind)).toEqual(['markup']);
  });
});

describe('pasted messages', () => {
  it('have the times and speakers of a chat in nobody’s words', () => {
    expect(
      texts(
        '[10:02] Sanne: what goes on the site\n[10:03] Ruud: rehearsals tuesday 20:00\n[10:04] Sanne: conductor is Marit',
      ),
    ).toEqual(['what goes on the site', 'rehearsals tuesday 20:00', 'conductor is Marit']);
    expect(
      texts(
        '12/05/2024, 10:02 - Ana: hola\n12/05/2024, 10:03 - Leo: abrimos a las 9\n12/05/2024, 10:05 - Ana: vale',
      ),
    ).toEqual(['hola', 'abrimos a las 9', 'vale']);
  });

  it('have the head of a letter but for its subject and the address of who wrote it in nobody’s words', () => {
    expect(
      texts(
        'From: Deborah Lyle <deborah@lylehats.example>\nTo: studio@webpeople.example\nSubject: my hats\n\nFelt cloche £140.',
      ),
    ).toEqual(['deborah@lylehats.example>', 'my hats', 'Felt cloche £140']);
  });

  it('are not a programme of the day', () => {
    expect(keyed('10:00 Talk: moss\n11:00 Talk: lichen\n12:00 Lunch: soup').join(' ')).toContain('10:00');
  });
});

describe('text without full stops', () => {
  it.each([
    [
      'faço fineline e pontilhismo, atendo de terça a sábado das 13 às 20, não faço rosto, minha amiga fez o logo, nada de caveira',
      [
        'faço fineline e pontilhismo',
        'atendo de terça a sábado das 13 às 20',
        'não faço rosto',
        'minha amiga fez o logo',
        'nada de caveira',
      ],
    ],
    [
      'i do nail clips 12 microchips 18 and worming 9 my mum reckons the website should look friendly',
      ['i do nail clips 12', 'microchips 18', 'worming 9', 'my mum reckons the website should look friendly'],
    ],
    [
      "we've got 62 plots and half a plot is 28 a year a full plot 52 what do we put on it",
      ["we've got 62 plots and half a plot is 28 a year a full plot 52 what do we put on it"],
    ],
  ])('is cut where somebody begins to speak of something else: %s', (prompt, parts) => {
    expect(texts(prompt)).toEqual(parts);
  });
});
