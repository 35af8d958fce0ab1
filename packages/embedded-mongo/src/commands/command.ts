import { z } from 'zod';
import { CommandError } from '../errors.ts';
import type { Store } from '../storage/store.ts';
import type { BsonDocument } from '../values/document.ts';
import type { Cursors } from './cursors.ts';

/** What a command works on. */
export interface CommandContext {
  readonly database: string;
  readonly store: Store;
  readonly cursors: Cursors;
  readonly now: () => Date;
}

/** A command as the dispatcher runs it: arguments unchecked, answer without `ok`. */
export interface Command {
  readonly name: string;
  /** Whether the command changes data and its answer has to wait for the disk. */
  readonly isWrite: boolean;
  run(command: BsonDocument, context: CommandContext): BsonDocument | Promise<BsonDocument>;
}

/** Makes a command from the schema of its arguments and a function that gets them parsed. */
export function defineCommand<Shape extends z.ZodRawShape>(definition: {
  name: string;
  isWrite: boolean;
  arguments: Shape;
  run(
    parsed: z.output<z.ZodObject<Shape, z.core.$strict>>,
    context: CommandContext,
  ): BsonDocument | Promise<BsonDocument>;
}): Command {
  const schema = z.strictObject(definition.arguments);
  return {
    name: definition.name,
    isWrite: definition.isWrite,
    run: (command, context) => {
      const parsed = schema.safeParse(command);
      if (parsed.success) return definition.run(parsed.data, context);
      throw argumentError(definition.name, command, parsed.error.issues[0]);
    },
  };
}

function argumentError(
  name: string,
  command: BsonDocument,
  issue: z.core.$ZodIssue | undefined,
): CommandError {
  const path = [name, ...(issue?.path ?? [])].join('.');
  if (issue?.code === 'unrecognized_keys') {
    return new CommandError('Location40415', `BSON field '${path}.${issue.keys[0]}' is an unknown field.`);
  }
  const isMissing = issue?.path.length === 1 && command[String(issue.path[0])] === undefined;
  if (isMissing)
    return new CommandError('Location40414', `BSON field '${path}' is missing but a required field`);
  return new CommandError(
    'TypeMismatch',
    `BSON field '${path}' has the wrong type or value: ${issue?.message}`,
  );
}
