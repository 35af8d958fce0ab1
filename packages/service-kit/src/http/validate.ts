import { z } from 'zod';
import { AppError } from '../app-error.ts';
import type { Step } from './context.ts';
import { readJson } from './read-json.ts';

/**
 * `ctx.state.input` is the request's JSON body as the schema lets it through; unknown keys are gone.
 *
 * @param maxBytes of the body, where a longer one than others is meant
 */
export function validate<Schema extends z.core.$ZodType>(
  schema: Schema,
  { maxBytes }: { maxBytes?: number } = {},
): Step<{ input: z.infer<Schema> }> {
  return async function validate(ctx, next) {
    ctx.state.input = parse(schema, await readJson(ctx, maxBytes));
    await next();
  };
}

/** `ctx.state.query` is the query string as the schema lets it through. */
export function validateQuery<Schema extends z.core.$ZodType>(
  schema: Schema,
): Step<{ query: z.infer<Schema> }> {
  return async function validateQuery(ctx, next) {
    ctx.state.query = parse(schema, onlyOnce(ctx.query));
    await next();
  };
}

function parse<Schema extends z.core.$ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const parsed = z.safeParse(schema, input);
  if (parsed.success) return parsed.data;
  throw new AppError('VALIDATION_FAILED', ...describe(parsed.error));
}

/** The first problem as the message, all of them by field. */
function describe(error: z.core.$ZodError): [message: string, options: { fields: Record<string, string> }] {
  const fields = new Map<string, string>();
  for (const issue of error.issues) {
    const field = issue.path.join('.');
    if (field && !fields.has(field)) fields.set(field, issue.message);
  }
  const [first] = fields.values();
  return [first ?? 'Send a JSON object.', { fields: Object.fromEntries(fields) }];
}

function onlyOnce(query: Record<string, string | string[] | undefined>) {
  const repeated = Object.keys(query).find((name) => Array.isArray(query[name]));
  if (repeated) throw new AppError('VALIDATION_FAILED', 'Give each parameter of the address once.');
  return { ...query };
}
