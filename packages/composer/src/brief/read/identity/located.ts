import type { Classified } from '../../classify/classified.ts';
import type { Entity, EntityKind } from '../../entities/entity.ts';
import type { Reading } from './reading.ts';

const isForbidden = ({ class: name }: Classified): boolean => name === 'prohibition';

/** What is likely said of the whole, and the statement that says it. */
export interface Located extends Entity {
  index: number;
}

const holds = (key: string | undefined, text: string): boolean => key?.includes(text) === true;

/** What a prompt likely says of the whole in statements that hold and that visitors may read; the likeliest first. */
export function located({ entities, statements }: Reading, kind: EntityKind): Located[] {
  return entities[kind].flatMap((entity) => {
    const index = statements.findIndex(
      ({ start, end, key, text }) =>
        (start <= entity.start && entity.start < end && text.includes(entity.text)) ||
        holds(key, entity.text),
    );
    const statement = statements[index];
    return statement && !isForbidden(statement) ? [{ ...entity, index }] : [];
  });
}
