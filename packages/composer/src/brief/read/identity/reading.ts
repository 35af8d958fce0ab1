import type { Classified } from '../../classify/classified.ts';
import { type Entities, noEntities } from '../../entities/entity.ts';
import { type LanguageWords, languageWords } from './language-words.ts';

/** What the readers of an identity share. English words turn up in prompts of every language. */
export interface Reading extends LanguageWords {
  prompt: string;
  statements: readonly Classified[];
  /** What is likely to be said of the whole. */
  entities: Entities;
  /** Of the prompt, without its variety: "pt". */
  language: string;
  /** With its variety: "pt-BR". */
  tag: string;
}

/** Where nothing is said to be the site, the first thing that is said may be it: "plumber landing page". */
function withIdentity(statements: readonly Classified[]): readonly Classified[] {
  if (statements.some((statement) => isOf(statement, 'identity'))) return statements;
  const first = statements.findIndex(({ kind, class: name }) => kind !== 'markup' && name !== 'prohibition');
  return statements.map((statement, index) =>
    index === first ? { ...statement, also: [...statement.also, 'identity'] } : statement,
  );
}

export function createReading(
  prompt: string,
  statements: readonly Classified[],
  tag: string,
  entities: Entities = noEntities,
): Reading {
  const [language = 'en'] = tag.split('-');
  return {
    prompt,
    statements: withIdentity(statements),
    entities,
    language,
    tag,
    ...languageWords(language),
  };
}

type Class = Classified['class'];

/** Whether a statement is of a class, for sure or as well. */
export const isOf = (statement: Classified, ...classes: readonly Class[]): boolean =>
  classes.includes(statement.class) ||
  statement.also.some((also) => classes.includes(also)) ||
  (statement.told === 'what' && classes.includes('identity'));

export interface Indexed {
  statement: Classified;
  index: number;
}

export const statementsOf = ({ statements }: Reading, ...classes: readonly Class[]): Indexed[] =>
  statements.flatMap((statement, index) => (isOf(statement, ...classes) ? [{ statement, index }] : []));

/** A telephone number or an address is for visitors whatever it stands in, but for what is forbidden and the head of a letter. */
export const mayReach = ({ class: name, kind, text }: Classified): boolean =>
  name !== 'prohibition' && (kind !== 'markup' || text.startsWith('<'));

/** Forbidden or said to the maker: nothing of it is a fact. */
export const isUnprintable = ({ class: name }: Classified): boolean =>
  name === 'prohibition' || name === 'meta';
