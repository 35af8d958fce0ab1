import { type ArrayReading, type Path, valuesAt } from '../values/paths.ts';

/** Whether the values at a path of a document fulfil a condition. */
export type FieldTest = (root: unknown, path: Path) => boolean;

export type ValueTest = (value: unknown) => boolean;

/** Holds when one of the values does: an array field matches by itself or by any of its elements. */
export function someValue(test: ValueTest, reading: ArrayReading = 'elements and array'): FieldTest {
  return (root, path) => {
    for (const value of valuesAt(root, path, reading)) if (test(value)) return true;
    return false;
  };
}

export function not(test: FieldTest): FieldTest {
  return (root, path) => !test(root, path);
}
