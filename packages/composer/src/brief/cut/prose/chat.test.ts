import { expect, test } from 'vitest';
import { cutStatements } from '../cut-statements.ts';

const textsOf = (prompt: string) => cutStatements(prompt).map(({ text }) => text);

test('behind a price with the word for its coin begins the next thing', () =>
  expect(
    textsOf(
      'hallo ich brauche eine homepage für meine schneiderei hosen kürzen kostet 14 euro reißverschluss tauschen 18 euro vorhänge nähen ab 35 euro',
    ),
  ).toEqual(expect.arrayContaining(['reißverschluss tauschen 18 euro', 'vorhänge nähen ab 35 euro'])));
