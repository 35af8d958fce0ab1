import type { Entity, EntityKind } from '../../entities/entity.ts';
import type { Reading } from './reading.ts';

/** What is likely said of the whole, and the statement that says it. */
export interface Located extends Entity {
  index: number;
}

/** What a prompt likely says of the whole in statements that hold and that visitors may read; the likeliest first. */
export function located({ entities, statements }: Reading, kind: EntityKind): Located[] {
  return entities[kind].flatMap((entity) => {
    const index = statements.findIndex(
      ({ start, end, key, text }) =>
        (start <= entity.start && entity.start < end && text.includes(entity.text)) ||
        key?.includes(entity.text) === true,
    );
    const statement = statements[index];
    return statement && statement.class !== 'prohibition' ? [{ ...entity, index }] : [];
  });
}
