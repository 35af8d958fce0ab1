import { eitherCase } from './either-case.ts';
import { labelledLists } from './lists.ts';
import { nameSource } from './names.ts';
import type { WordTables } from './word-tables.ts';

export interface Person {
  name: string;
  role?: string;
}

const person = new RegExp(
  `^(${nameSource})(?:\\s?[(–—-]\\s?([^()]{2,50})\\)?|,?\\s(\\p{Ll}[\\p{L}\\s-]{2,30}))?$`,
  'u',
);
const firstName = /^\p{Lu}\p{Ll}{1,14}$/u;
const unspacedPerson =
  /^([\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\s]{2,10})[(（]([^()（）]{2,20})[)）]$/u;
const byRole = [
  'owner|founder|leader|choir leader|musical director|head ?teacher|chair|chairman|chairwoman|president|secretary|coordinator|head chef|chef|director|principal|host|baker|teacher|instructor|coach|curator|maker|captain|skipper|doctor|dentist|vet|nurse|trainer|guide|organiser|organizer|conductor|pastor|vicar|rabbi|imam|manager|treasurer|partner|producer|roaster|brewer|winemaker|gardener|stylist|mentor|tutor|lawyer',
  'Inhaber(?:in)?|Küchenchef(?:in)?|Gründer(?:in)?|Leiter(?:in)?|Trainer(?:in)?|Lehrer(?:in)?',
  'propriétaire|fondatrice|fondateur|directeur|directrice|professeure?',
  'dueñ[oa]|fundadora?|directora?|profesora?|entrenadora?',
  'titolare|fondatore|fondatrice|direttore|direttrice|insegnante|proprietári[oa]|diretora?|professora?|eigenaar|eigenares',
].join('|');
const among = '(?:,\\s|\\s(?:and|&|und|y|e|et|en|och|i)\\s)';
const nameList = `${nameSource}(?:${among}${nameSource}){0,5}`;
const roleBefore = new RegExp(
  `(?:(?<![\\p{L}])(${byRole})|(?<=[\\n.!?]\\s?(?:[-*•]\\s)?)((?:${eitherCase(byRole)})))(?:s|nen)?(?:\\s(?:is|are|ist|sind|es|son|est|sont|è|sono|é|são)|:)?\\s(${nameList})`,
  'gu',
);
/** "Two of us, Ada Lind and Bo Wu,": people who speak of themselves. */
const ourselves = new RegExp(
  `(?<![\\p{L}])(?:(?:[Tt]wo|[Tt]hree|[Ff]our|[Bb]oth) of us|[Ww]e two|[Ww]ir zwei|[Ww]ir beide|nosotr[oa]s dos|nous deux|noi due|nós dois)\\s?[,:(–—-]\\s?(${nameList})`,
  'gu',
);
/** "Je m’appelle Solène Le Bihan". */
const myself = new RegExp(
  `(?<![\\p{L}])(?:${eitherCase("my name is|ich heiße|mein Name ist|je m['’]appelle|me llamo|mi nombre es|mi chiamo|chamo-me|me chamo")}|about me \\(|(?<=[.!?]\\s)By)\\s?(${nameSource})`,
  'gu',
);
const apart = /,\s|\s(?:and|&|und|y|e|et|en|och|i)\s/u;

function personFrom(part: string): Person[] {
  const [, name, inBrackets, after] = person.exec(part) ?? unspacedPerson.exec(part) ?? [];
  const role = inBrackets ?? after;
  if (arabicPerson.test(part)) return [{ name: part }];
  if (!name || name.split(/\s+/u).length < 2) return [];
  return [{ name, ...(role && { role: role.trim() }) }];
}

const arabicPerson = /^\p{Script=Arabic}{2,}(?:\s\p{Script=Arabic}{2,}){1,3}$/u;

/** Where all are called by their first names, these are names: "Femke, Noa and Jip". */
const peopleFrom = (parts: readonly string[]): Person[] =>
  parts.length >= 2 && parts.every((part) => firstName.test(part))
    ? parts.map((name) => ({ name }))
    : parts.flatMap(personFrom);

const namedBy = (text: string): Person[] =>
  [...text.matchAll(roleBefore)].flatMap(([, inText, atStart, names = '']) =>
    names.split(apart).map((name) => ({ name: name.trim(), role: inText ?? atStart ?? '' })),
  );

/** "Dr. Nina Falk, Dr. Omar Reyes": a title says that it is somebody. */
const titled = new RegExp(
  `(?<![\\p{L}])(?:(?:Dr|Prof|Rev|Mag|Dipl|Ing|Fr|Dra)\\.|Rev['’]d)\\s(${nameSource})`,
  'gu',
);
const namedByTitle = (text: string): Person[] => [...text.matchAll(titled)].map(([name]) => ({ name }));

const namedOurselves = (text: string): Person[] =>
  [...text.matchAll(ourselves), ...text.matchAll(myself)].flatMap(([, names = '']) =>
    names.split(apart).map((name) => ({ name: name.trim() })),
  );

/** Before a list of names these are people, whatever else the word may mean. */
export const peopleLabel =
  /^(?:(?:our|the|meet the|unsere|die|los|las|les|nos|os|as|i|gli|le)\s)?(?:people|contact|kontakt|contacto|contatto|contato|partners|associates|founders|owners|members|cast|makers|hosts|team|crew|committee|board|organi[sz]ers|guides|teachers|players|trustees|(?:who|wer|quem|quiénes?|chi|qui|wie)\s[\p{L}\s-]{2,24}|inhaber(?:innen)?|gründer(?:innen)?|vorstand|menschen|equipo|personas|socios|socias|équipe|associés|associées|soci|sócios|sócias|equipa|equipe|المعلمون|الفريق|المدربون|メンバー|講師|スタッフ)$/iu;

const maker = new RegExp(`^[”"»“]?\\s(?:by|von|par|di|por)\\s(${nameSource})`, 'u');

/** "The Tin Orchard by Rafe Lund": who made what the site is called after. */
export const makersOf = (text: string, [brand = '']: readonly string[]): Person[] => {
  const index = brand ? text.indexOf(brand) : -1;
  const name =
    index < 0 ? undefined : maker.exec(text.slice(index + brand.length, index + brand.length + 80))?.[1];
  return name?.includes(' ') ? [{ name }] : [];
};

const mostPeople = 12;

/** People the prompt names, with what they do where it says so. They are never made up. */
export function readPeople(
  text: string,
  { sections, joint }: Pick<WordTables, 'sections' | 'joint'>,
): Person[] {
  const listed = labelledLists(text, joint)
    .filter(({ label }) => sections.team.test(label) || peopleLabel.test(label))
    .flatMap(({ parts }) => peopleFrom(parts));
  const start = text.slice(0, 8000);
  const named = [...namedBy(start), ...namedOurselves(start), ...namedByTitle(start)];
  const people = [...listed, ...named.filter(({ name }) => name.includes(' '))];
  const names = people.map(({ name }) => name);
  return people
    .filter(
      ({ name }, index) => names.findIndex((other) => other.includes(name) || name.includes(other)) === index,
    )
    .slice(0, mostPeople);
}
