/** What a prompt says of the whole: its name, what it is, and where it is. */
export const entityKinds = ['name', 'what', 'where'] as const;
export type EntityKind = (typeof entityKinds)[number];

/** Words of a prompt that say one of it. */
export interface Entity {
  kind: EntityKind;
  /** As they stand where they are likeliest. */
  text: string;
  /** Where that is in the prompt, in UTF-16 units. */
  start: number;
  end: number;
  /** That they say it at one of the places where they stand, from 0 to 1. */
  likelihood: number;
}

/** The likeliest first. */
export type Entities = Readonly<Record<EntityKind, readonly Entity[]>>;

export const noEntities: Entities = { name: [], what: [], where: [] };

/** Whether anything was found: not in languages that the tagger has not learnt. */
export const isTagged = ({ name, what, where }: Entities): boolean =>
  name.length + what.length + where.length > 0;

/** From these likelihoods on what no other reading has found is taken for what it says it is. */
export const leastLikely: Readonly<Record<EntityKind, number>> = { name: 0.12, what: 0.4, where: 0.3 };

/** The words of an entity without their signs, in small letters: the same for all that say the same. */
export const entityKey = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}&+@]+/gu, ' ')
    .trim();
