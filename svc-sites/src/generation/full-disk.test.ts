import { routes } from '@sitewright/contracts';
import {
  canMountDisks,
  mountSmallDisk,
  needsMounting,
  type SmallDisk,
} from '@sitewright/embedded-mongo/testing';
import { call, callRefused, tokenOf } from '@sitewright/service-kit/testing';
import type { EngineEvent } from '@sitewright/site-engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SitesService, startSitesService } from '../../test/harness.ts';
import { openStream } from '../../test/open-stream.ts';

/** More than is left in the database's own file when its disk is full. */
const large: EngineEvent = {
  type: 'file',
  path: 'index.html',
  delta: 'a'.repeat(1_000_000),
  complete: false,
};

describe.skipIf(!canMountDisks())('a disk that fills while a site is made', needsMounting, () => {
  let disk: SmallDisk;
  let service: SitesService;

  beforeEach(async () => {
    disk = mountSmallDisk('8m');
    service = await startSitesService({ databaseFolder: disk.folder });
    service.engine.hold();
  });
  afterEach(async () => {
    await service.close();
    disk.remove();
  });

  const request = { token: tokenOf(), body: { prompt: 'A bakery' } };
  const stateOf = async (): Promise<unknown> =>
    (await call(service.url, routes.generations, { token: tokenOf() })).body[0]?.state;

  it('who waits for the site is told so, and finds it once there is room', async () => {
    const answer = callRefused(service.url, routes.generate, request);
    const work = await service.engine.work(1);
    disk.fill();
    work.tell(large);
    work.finish();
    const { status, body } = await answer;
    expect(status).toBe(507);
    expect(body.code).toBe('STORAGE_FULL');
    expect(await stateOf()).toBe('running');

    disk.makeRoom();
    await expect.poll(stateOf).toBe('done');
    expect(await service.sites.countDocuments()).toBe(1);
    expect(service.engine.requests).toHaveLength(1);
  });

  it('who follows is told that saving is delayed, and sees the rest once there is room', async () => {
    const stream = await openStream(service.url + routes.generate.path, {
      method: 'POST',
      body: request.body,
    });
    const work = await service.engine.work(1);
    await stream.until('accepted');
    disk.fill();
    work.tell(large);
    expect(await stream.until('storage')).toMatchObject({ isAway: true });
    disk.makeRoom();
    expect(await stream.until('storage')).toMatchObject({ isAway: false });
    await stream.until('file');
    work.finish();
    await stream.until('done');
  });
});
