import { defineConfig } from 'vitest/config';

/** How long anything may take is no matter of these tests; only what hangs is to end. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } };

const browserFolders = ['shell', 'mfe-*', 'packages/ui', 'packages/web-kit'];

/** What keeps nothing between two calls: its files share what was loaded, which is a fifth of their time. */
const pureFolders = ['composer', 'composer-content', 'contracts', 'site-engine/src'].map(
  (name) => `packages/${name}`,
);

/** Services whose test files close what they open, which is what sharing a process takes: a third of their time is loading. */
const sharedFolders = ['packages/service-kit', 'packages/embedded-mongo', 'svc-*', 'gateway'];

/** Puts itself before built-in functions, which stay slower in its process than they were before. */
const changesBuiltIns = 'packages/composer/src/brief/linear-time.test.ts';

/** Turns the clock by hours: whatever another file has left running in its process would run all of them. */
const turnsTheClock = [
  'packages/service-kit/src/lifecycle/repeat-hourly.test.ts',
  'svc-sites/src/generation/event-waits.test.ts',
  'svc-sites/src/stats/count-days.test.ts',
];

const inFolders = (folders: string[]) => folders.map((folder) => `${folder}/**`);
const excluded = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    // As many as small machines have processors.
    maxWorkers: 2,
    // A process is shared only with the next file of the same project: each project has a turn of its own.
    // Files come in another order each time, which their seed tells: `npx vitest run --sequence.seed=SEED` repeats one.
    sequence: { shuffle: { files: true } },
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{packages,svc-*,gateway,scripts,bench}/**/*.test.ts'],
          exclude: [...excluded, ...inFolders([...browserFolders, ...pureFolders, ...sharedFolders])],
          ...patience,
        },
      },
      {
        test: {
          name: 'alone',
          environment: 'node',
          include: [changesBuiltIns, ...turnsTheClock],
          ...patience,
        },
      },
      {
        test: {
          name: 'pure',
          sequence: { groupOrder: 1 },
          environment: 'node',
          include: pureFolders.map((folder) => `${folder}/**/*.test.ts`),
          exclude: [...excluded, changesBuiltIns],
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'services',
          sequence: { groupOrder: 3 },
          // Their tests wait for a server or a process a third of their time.
          maxWorkers: 3,
          environment: 'node',
          include: sharedFolders.map((folder) => `${folder}/**/*.test.ts`),
          exclude: [...excluded, ...turnsTheClock],
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'browser',
          sequence: { groupOrder: 2 },
          environment: 'jsdom',
          include: browserFolders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: excluded,
          // Its files share a window, too: the set-up clears what they leave behind.
          isolate: false,
          setupFiles: ['./packages/ui/src/testing/setup.ts', './packages/web-kit/src/testing/setup.ts'],
          ...patience,
        },
      },
    ],
  },
});
