import * as z from 'zod/mini';
import { text } from './text.ts';

const list = z.array(text);

/** What forms are for, the surest first: by which words, what they are headed and what their button says by language. */
export const formKindsSchema = z.strictObject({
  kinds: z.array(
    z.strictObject({
      id: text,
      /** Of which site types alone a form is for this: only who has rooms asks about days of a stay. */
      sites: z.optional(list),
      /** In all languages, in small letters. */
      words: list,
      texts: z.record(text, z.strictObject({ title: text, send: text })),
      /** What such a form asks for beside who fills it in, where no field is named. */
      fields: z.optional(z.record(text, list)),
    }),
  ),
});
export type FormKinds = z.infer<typeof formKindsSchema>;
