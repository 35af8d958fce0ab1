import { labelledLists } from './lists.ts';
import { nameSource } from './names.ts';
import type { WordTables } from './word-tables.ts';

export interface Person {
  name: string;
  role?: string;
}

const person = new RegExp(`^(${nameSource})(?:\\s?[(–—-]\\s?([^()]{2,50})\\)?)?$`, 'u');
const unspacedPerson =
  /^([\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\s]{2,10})[(（]([^()（）]{2,20})[)）]$/u;
const byRole =
  '(?:owner|founder|head chef|chef|director|principal|Inhaber(?:in)?|Küchenchef(?:in)?|propriétaire|fondatrice|fondateur|dueñ[oa]|fundadora?|titolare|proprietári[oa])';
const roleBefore = new RegExp(
  `(?<![\\p{L}])(${byRole})(?:\\s(?:is|ist|es|est|è|é)|:)?\\s(${nameSource})`,
  'gu',
);

function personFrom(part: string): Person[] {
  const [, name, role] = person.exec(part) ?? unspacedPerson.exec(part) ?? [];
  if (!name || name.split(/\s+/u).length < 2) return [];
  return [{ name, ...(role && { role: role.trim() }) }];
}

/** Before a list of names these are people, whatever else the word may mean. */
export const peopleLabel =
  /^(?:our\s)?(?:partners|associates|founders|owners|members|cast|inhaber(?:innen)?|gründer(?:innen)?|socios|socias|associés|associées|soci|sócios|sócias)$/iu;

const mostPeople = 12;

/** People the prompt names, with what they do where it says so. They are never made up. */
export function readPeople(text: string, { sections }: Pick<WordTables, 'sections'>): Person[] {
  const listed = labelledLists(text)
    .filter(({ label }) => sections.team.test(label) || peopleLabel.test(label))
    .flatMap(({ parts }) => parts.flatMap(personFrom));
  const named = [...text.slice(0, 8000).matchAll(roleBefore)].map(([, role = '', name = '']) => ({
    name,
    role,
  }));
  const people = [...listed, ...named.filter(({ name }) => name.includes(' '))];
  const names = people.map(({ name }) => name);
  return people.filter(({ name }, index) => names.indexOf(name) === index).slice(0, mostPeople);
}
