import { revisionLanguages, revisionWords } from '@sitewright/composer-content';
import { expect, test } from 'vitest';
import { applyChanges } from '../brief/changes/apply-changes.ts';
import { compose, composeBrief } from '../compose.ts';
import { elementCalled } from './elements.ts';
import { revise } from './revise.ts';

const { brief } = compose(
  'A landing page for Halden Cycles, a bicycle repair workshop in Leeds. Address: 4 Mill Lane, Leeds. Open Tuesday to Friday 8 to 18. ' +
    'Phone 0113 496 0182. E-mail post@halden.example. With contact form and gallery.',
  '0',
);

const pagesOf = (one: typeof brief): string =>
  composeBrief(one, '0')
    .files.filter(({ path }) => path.endsWith('.html'))
    .map(({ content }) => content)
    .join('\n');

/** What the pages are after some requests in turn. */
function after(...instructions: string[]) {
  const asked = instructions.map((instruction) => (one: typeof brief) => {
    const { changes, notUnderstood } = revise({ brief: one, seed: '0', instruction });
    expect(notUnderstood).toEqual([]);
    return applyChanges(one, changes);
  });
  return pagesOf(asked.reduce((one, ask) => ask(one), brief));
}

const facts = ['4 Mill Lane', '0113 496 0182', 'post@halden.example', 'Tuesday to Friday'];
const hasFacts = (pages: string): void => {
  for (const fact of facts) expect(pages).toContain(fact);
};

const form = /<form\b/u;
const map = /openstreetmap/u;
const hero = (pages: string): string => pages.slice(pages.indexOf('<main'), pages.indexOf('</section>'));

test('the form goes alone, and comes back', () => {
  expect(pagesOf(brief)).toMatch(form);
  const without = after('Remove the contact form');
  expect(without).not.toMatch(form);
  hasFacts(without);
  expect(after('Remove the contact form', 'Bring back the contact form')).toBe(pagesOf(brief));
});

test('a section of the same title as its form goes by that title', () => {
  const without = after('Remove the contact section');
  expect(without).toMatch(form);
  expect(without).not.toContain('id="contact"');
});

test('the map goes alone, and comes back', () => {
  expect(pagesOf(brief)).toMatch(map);
  const without = after('Remove the map');
  expect(without).not.toMatch(map);
  expect(without).not.toContain('viewBox="0 0 600 450"');
  hasFacts(without);
  expect(after('Remove the map', 'Bring back the map')).toBe(pagesOf(brief));
});

test('the button at the top goes, and those of other parts stay', () => {
  const before = pagesOf(brief);
  const without = after('Remove the button in the hero');
  const label = /<a\b[^>]*>([^<]+)<\/a>/u.exec(hero(before))?.[1] ?? '';
  expect(label).not.toBe('');
  expect(hero(without)).not.toContain(`>${label}</a>`);
  expect(without).toMatch(form);
  hasFacts(without);
  expect(after('Remove the button in the hero', 'Bring back the button')).toBe(before);
});

test('the picture at the top goes, and the gallery stays', () => {
  expect(hero(pagesOf(brief))).toContain('<svg');
  const without = after('Remove the picture');
  expect(hero(without)).not.toContain('<svg');
  expect(without).toContain('id="gallery"');
  hasFacts(without);
  expect(after('Remove the picture at the top', 'Bring back the picture')).toBe(pagesOf(brief));
});

test('opening hours go, and nothing beside them', () => {
  const without = after('Remove the opening hours');
  expect(without).not.toContain('Tuesday to Friday');
  expect(without).toContain('4 Mill Lane');
  expect(without).toMatch(form);
});

test('what is not there is not taken for what stands near it', () => {
  const { brief: bare } = compose(
    'Halden Cycles, a bicycle workshop in Leeds. Phone 0113 496 0182. No form.',
    '0',
  );
  const { done, notUnderstood } = revise({ brief: bare, seed: '0', instruction: 'Remove the contact form' });
  expect(done).toEqual([]);
  expect(notUnderstood[0]?.why).toBe('There is no form on the pages.');
});

test.each(revisionLanguages)('no word of one element is a word of another, in %s', (language) => {
  const words = revisionWords(language);
  for (const element of ['map', 'picture', 'button'] as const)
    for (const word of words.elements[element]) expect(elementCalled(word, { words })).toBe(element);
});

test.each([
  ['de', 'Entferne das Kontaktformular', 'form'],
  ['de', 'Lösche die Karte', 'map'],
  ['fr', 'Supprime le formulaire de contact', 'form'],
  ['es', 'Quita el mapa', 'map'],
  ['it', 'Togli il modulo di contatto', 'form'],
  ['pt', 'Remove o formulário de contacto', 'form'],
  ['nl', 'Verwijder het contactformulier', 'form'],
  ['pl', 'Usuń mapę', 'map'],
  ['ja', 'お問い合わせフォームを削除', 'form'],
  ['zh', '把地图删除', 'map'],
  ['ar', 'احذف نموذج الاتصال', 'form'],
] as const)('%s: “%s”', (_, instruction, gone) => {
  const without = after(instruction);
  expect(without).not.toMatch(gone === 'form' ? form : map);
  expect(without).toMatch(gone === 'form' ? map : form);
  hasFacts(without);
});
