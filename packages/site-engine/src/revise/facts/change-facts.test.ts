import { applyChanges, readBrief } from '@sitewright/composer';
import { expect, test } from 'vitest';
import { changeFacts } from './change-facts.ts';

const brief = readBrief(
  'A bakery called Hearth & Rye in Leith. Open Saturday 8 to 12. Phone 0131 496 0182, e-mail bread@hearth.example. Prices:\n- Whole rye £4\n- Tin loaf £4',
);

const page = (body: string) =>
  `<!doctype html>\n<html lang="en"><head><title>Hearth &amp; Rye</title>\n<meta name="description" content="Hearth &amp; Rye bakes">\n` +
  `<script type="application/ld+json">{"name":"Hearth & Rye","telephone":"+44 131 496 0182","email":"bread@hearth.example"}</script>` +
  `</head><body class="x">${body}<footer>Hearth &amp;\n  Rye, <a href="tel:+441314960182">0131 496 0182</a> <a href='mailto:bread@hearth.example?subject=Hi'>bread@hearth.example</a></footer></body></html>`;

const files = [
  {
    path: 'index.html',
    content: page('<ul><li>Whole rye <b>£4</b></li><li>Tin loaf <b>£4</b></li></ul><p>Saturday: 8 to 12</p>'),
  },
  { path: 'about.html', content: page('<p>Hearthside is not us.</p>') },
  { path: 'script.js', content: 'const name = "Hearth & Rye";' },
];

const said = (value: string) => ({ value, sureness: 1, from: [] });
const contacts = (phone: string, email: string) =>
  brief.contacts.map((one) => {
    if (one.kind === 'phone') return { ...one, value: phone };
    return one.kind === 'email' ? { ...one, value: email } : one;
  });

const textOf = (all: { path: string; content: string | Uint8Array }[], path: string) =>
  String(all.find((file) => file.path === path)?.content);

test('a fact is said otherwise everywhere, as each place writes it, and every other byte stays', async () => {
  const changes = { contacts: contacts('0131 555 0199', 'hello@hearth.example') };
  const { files: changed, done, missing } = await changeFacts({ files, brief, changes });
  for (const { path, content } of files.slice(0, 2))
    expect(textOf(changed, path)).toBe(
      content
        .replaceAll('+44 131 496 0182', '+44 131 555 0199')
        .replaceAll('+441314960182', '+441315550199')
        .replaceAll('0131 496 0182', '0131 555 0199')
        .replaceAll('bread@hearth', 'hello@hearth'),
    );
  expect(textOf(changed, 'script.js')).toBe(files[2]?.content);
  expect(done).toEqual([
    'The telephone number is “0131 555 0199” now, in 6 places on 2 pages.',
    'The e-mail address is “hello@hearth.example” now, in 6 places on 2 pages.',
  ]);
  expect(missing).toEqual([]);
});

test('a name is found over references and line ends, and not within other words', async () => {
  const { files: changed } = await changeFacts({ files, brief, changes: { name: said('Salt & "Rye"') } });
  const about = textOf(changed, 'about.html');
  expect(about).toContain('<title>Salt &amp; &quot;Rye&quot;</title>');
  expect(about).toContain('"name":"Salt & \\"Rye\\""');
  expect(about).toContain('<footer>Salt &amp; &quot;Rye&quot;,');
  expect(about).toContain('Hearthside is not us.');
});

test('a price is that of its item, and hours are those of their day', async () => {
  const offer = brief.offer.map((group) => ({
    ...group,
    items: group.items.map((item) => (item.name === 'Tin loaf' ? { ...item, price: '£5' } : item)),
  }));
  const hours = brief.hours.map((row) => ({ ...row, times: '9 to 13' }));
  const { files: changed } = await changeFacts({ files, brief, changes: { offer, hours } });
  expect(textOf(changed, 'index.html')).toBe(
    (files[0]?.content ?? '')
      .replace('Tin loaf <b>£4', 'Tin loaf <b>£5')
      .replace('Saturday: 8 to 12', 'Saturday: 9 to 13'),
  );
});

test('what stands nowhere, and what is no fact, is said', async () => {
  const none = files.map(({ path, content }) => ({
    path,
    content: content.replaceAll(/bread@hearth\.example/g, ''),
  }));
  const changes = { contacts: contacts('0131 496 0182', 'hello@hearth.example'), extent: 'short' as const };
  const { files: changed, done, missing } = await changeFacts({ files: none, brief, changes });
  expect(changed).toEqual(none);
  expect(done).toEqual([]);
  expect(missing).toEqual([
    'the e-mail address does not stand on the pages as “bread@hearth.example”',
    'how much is said cannot be changed here',
  ]);
  expect(applyChanges(brief, changes).contacts).not.toEqual(brief.contacts);
});
