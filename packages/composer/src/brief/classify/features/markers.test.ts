import { describe, expect, it } from 'vitest';
import { markerNames, markersOf } from './markers.ts';
import { wordsOf } from './words.ts';

const marked = (text: string): string[] => markersOf(wordsOf(text.toLowerCase())).flat();

describe('markers', () => {
  it('see the same in all languages', () => {
    const forms = [
      'a contact form',
      'ein Kontaktformular',
      'un formulaire',
      'un formulario',
      'フォームがほしい',
      'والنموذج نموذج',
    ];
    for (const text of forms) expect(marked(text), text).toContain('react');
    for (const text of ['no red', 'kein Rot', 'pas de rouge', 'sin rojo', 'nie czerwony'])
      expect(marked(text), text).toEqual(expect.arrayContaining(['refuse', 'look']));
  });

  it('see phrases', () => {
    expect(marked('leave out the prices')).toContain('refuse');
    expect(marked('all rights reserved')).toContain('pasted');
  });

  it('are bounded for a text of any length', () => {
    const names = markerNames(wordsOf('please put no red form on our page '.repeat(2000)));
    expect(names.length).toBeLessThan(2000);
  });
});
