import { Agent } from 'undici';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startUpstream, type Upstream } from '../../test/upstream.ts';
import { askReplicas } from './ask-replicas.ts';
import { ReplicaPool } from './replica-pool.ts';
import { noBody } from './request-body.ts';

describe('askReplicas', () => {
  const agent = new Agent();
  let silent: Upstream;
  let awake: Upstream;
  beforeAll(async () => {
    [silent, awake] = await Promise.all([startUpstream('silent'), startUpstream('awake')]);
    silent.answerWith(() => {});
  });
  afterEach(() => awake.reset());
  afterAll(async () => {
    await agent.destroy();
    await Promise.all([silent.stop(), awake.stop()]);
  });

  it('tells a service that is too slow from one that is not there, and does not ask twice', async () => {
    const pool = new ReplicaPool([silent.origin, awake.origin]);
    const { signal } = new AbortController();
    const request = { method: 'GET', path: '/', headersTimeout: 100, body: noBody, signal };
    await expect(askReplicas(agent, pool, request)).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
    expect(awake.received).toEqual([]);
  });

  it('asks nobody else once the person has left', async () => {
    const pool = new ReplicaPool([silent.origin, awake.origin]);
    const abortController = new AbortController();
    const request = { method: 'GET', path: '/', body: noBody, signal: abortController.signal };
    const answer = askReplicas(agent, pool, request);
    abortController.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(awake.received).toEqual([]);
  });
});
