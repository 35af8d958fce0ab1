import 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** What a machine has to have so that the test is not skipped, with the way to get it. */
    needs?: string;
  }
}
