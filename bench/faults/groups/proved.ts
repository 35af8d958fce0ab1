import type { Group } from '../fault.ts';

/** Faults that a test carries out as a run could not do better: in a browser, with a clock of its own, at an exact byte. */
export const proved: Group = {
  name: 'What tests carry out',
  options: {},
  faults: [
    {
      id: 10,
      name: 'one return from Google comes twice',
      done: 'the same code twice at once, and replayed later',
      proofs: [
        {
          file: 'svc-auth/src/google/google.routes.test.ts',
          names: ['comes twice at once', 'a replayed return'],
        },
      ],
    },
    {
      id: 26,
      name: 'kill -9 of svc-sites during a download',
      done: 'killed after the first bytes of 14 MB; asked again from the next process, whole and from there on',
      proofs: [{ file: 'svc-sites/src/main.test.ts', names: ['F26'] }],
    },
    {
      id: 30,
      name: 'a clock that is wrong',
      done: 'svc-auth seven days ahead with half a minute and two minutes more, and a day behind; limits a day ahead',
      proofs: [
        { file: 'svc-auth/src/main.test.ts', names: ['F30'] },
        { file: 'packages/service-kit/src/limits/limiter.test.ts', names: ['F30'] },
      ],
    },
    {
      id: 35,
      name: '200 readers of streams',
      done: '200 windows on ten sites that are written at once; 200 streams of one address through the gateway',
      proofs: [
        { file: 'svc-sites/test/followers.test.ts', names: ['F35'] },
        {
          file: 'gateway/test/conformance/streaming.test.ts',
          names: ['arrives event by event', 'holds 200 streams'],
        },
      ],
    },
    {
      id: 36,
      name: 'a remote is missing',
      done: 'its files are not there, or hang; the network goes and comes back; in a browser',
      proofs: [
        {
          file: 'e2e/tests/remotes.spec.ts',
          names: [
            'the rest of the shell lives',
            'it comes by itself',
            'another remote works',
            'does not have is said',
          ],
        },
        { file: 'e2e/tests/redeploy.spec.ts', names: ['a module that hangs', 'a module that throws'] },
      ],
    },
    {
      id: 37,
      name: 'an old page meets new files',
      done: 'a remote is deployed under an open page; a remote of a newer contract; in a browser',
      proofs: [
        {
          file: 'e2e/tests/redeploy.spec.ts',
          names: ['a module that was replaced', 'a module of a newer contract'],
        },
        { file: 'e2e/tests/remotes.spec.ts', names: ['the page says that it did not come'] },
      ],
    },
  ],
};
