import type { EntityKind } from '../../src/brief/entities/entity.ts';

/** What a prompt says of the whole, as it stands in it; nothing where it does not say so. */
export type Labels = Readonly<Record<EntityKind, readonly string[]>>;

export interface LabelledText {
  text: string;
  /** Two letters. */
  language: string;
  labels: Labels;
  part: 'train' | 'test';
}

/** By prompt: its site's name, what it is and where, between tabs, "-" where the prompt does not say so. */
export function readLabels(file: string): Map<string, Labels> {
  const rows = file
    .split('\n')
    .filter((line) => line.includes('\t'))
    .map((line) => line.split('\t'));
  return new Map(
    rows.map(([group = '', ...said]) => {
      const [name = [], what = [], where = []] = said.map((text) => (text === '-' ? [] : [text]));
      return [group, { name, what, where }];
    }),
  );
}

const kindOfLetter: Readonly<Record<string, EntityKind>> = { n: 'name', k: 'what', p: 'where' };
const mark = /\{\{([nkp]) ([^{}]+)\}\}/g;

/** Takes the marks out of a text: "{{k dog groomer}} in {{p Ely}}, called {{n Muddy Paws}}". */
export function readMarks(marked: string): { text: string; labels: Labels } {
  const found = [...marked.matchAll(mark)];
  const of = (kind: EntityKind) => [
    ...new Set(found.flatMap(([, letter = '', text = '']) => (kindOfLetter[letter] === kind ? [text] : []))),
  ];
  return {
    text: marked.replaceAll(mark, '$2'),
    labels: { name: of('name'), what: of('what'), where: of('where') },
  };
}
