import { expect, test } from 'vitest';
import { cutStatements } from '../cut-statements.ts';

const textsOf = (prompt: string) => cutStatements(prompt).map(({ text }) => text);

test('behind a price with the word for its coin begins the next thing', () =>
  expect(
    textsOf(
      'hallo ich brauche eine homepage für meine schneiderei hosen kürzen kostet 14 euro reißverschluss tauschen 18 euro vorhänge nähen ab 35 euro',
    ),
  ).toEqual(expect.arrayContaining(['reißverschluss tauschen 18 euro', 'vorhänge nähen ab 35 euro'])));

test('a coin behind a number belongs to it, and begins nothing', () =>
  expect(
    textsOf(
      'Cabana e 3 sedie 22 € al giorno, 130 € a settimana, aperti tutto il giorno e la sera in luglio, cani ammessi in fila.',
    ),
  ).toContain('Cabana e 3 sedie 22 € al giorno'));

test('dots lead from a name to what it costs at least, too', () =>
  expect(
    textsOf(
      'Prices:\nstool ............ 38\narmchair ......... from 420\nsofa ............. from 780\nbench ........... 95',
    ),
  ).toEqual(['Prices', 'stool – 38', 'armchair – from 420', 'sofa – from 780', 'bench – 95']));
