import type * as z from 'zod/mini';

/** What is wrong with each field, by its name. */
export type FieldErrors = Record<string, string>;

/** The first problem of each field that a schema has refused; none without an error. */
export function fieldErrors(error: z.core.$ZodError | undefined): FieldErrors {
  const firstOfEach = error?.issues.toReversed().map(({ path, message }) => [String(path[0]), message]) ?? [];
  return Object.fromEntries(firstOfEach);
}

const isControl = (element: Element) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Puts the person where there is something to repair. */
export function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const controls = [...form.elements].filter(isControl);
  controls.find(({ name }) => name in errors)?.focus();
}
