import type { Look } from '../look.ts';
import { type FontName, fonts } from './font-table.ts';

// The keys of an object that is known whole.
const names = Object.keys(fonts) as FontName[];

const fontCalled = (family: string, style: 'normal' | 'italic'): FontName | undefined =>
  names.find((name) => fonts[name].family === family && fonts[name].style === style);

/** The typefaces of a family, or those that a person has chosen by their names. */
export function withLetters(
  own: Look['fonts'],
  letters: { headings: string; text: string } | undefined,
): Look['fonts'] {
  const display = letters && fontCalled(letters.headings, 'normal');
  const body = letters && fontCalled(letters.text, 'normal');
  if (!letters || !display || !body) return own;
  const displayItalic = fontCalled(letters.headings, 'italic');
  return { display, body, ...(displayItalic && { displayItalic }), ...(own.mono && { mono: own.mono }) };
}
