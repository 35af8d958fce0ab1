import { expect, test } from 'vitest';
import { inFirstCase } from './polish.ts';

test.each([
  ['Anny Wójcik', 'strona gabinetu fizjoterapii mgr', 'Anna Wójcik'],
  ['Ewy Kowalskiej', 'strona gabinetu pani', 'Ewa Kowalska'],
  ['Stanisława Nowaka', 'dla zakładu szewskiego pana', 'Stanisław Nowak'],
  ['Marka Zielińskiego', 'warsztat pana', 'Marek Zieliński'],
  ['Kasi i Tomka', 'strona wesela', 'Kasia i Tomek'],
])('%s behind "%s" is %s', (name, before, first) => expect(inFirstCase(name, before)).toBe(first));

test.each([
  ['Anna Nowak', 'strona'],
  ['Jerzy Maj', 'dla'],
  ['Stanisława Nowak', 'jestem'],
  ['Pod Lipami', 'restauracji'],
])('%s behind "%s" stays as it is given', (name, before) => expect(inFirstCase(name, before)).toBe(name));
