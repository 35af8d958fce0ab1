import { routes } from '@sitewright/contracts';
import { callRefused, tokenOf } from '@sitewright/service-kit/testing';
import type { EngineEvent } from '@sitewright/site-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SitesService, startSitesService } from '../../../test/harness.ts';
import { openStream, type ReceivedEvent } from '../../../test/open-stream.ts';

let service: SitesService;
/** Two generations of one person, of which the first has more events. */
let long: ReceivedEvent[];
let short: ReceivedEvent[];
let shortId: string;

const written = (path: string): EngineEvent => ({ type: 'file', path, content: path, complete: true });

async function generate(number: number, ...paths: string[]) {
  const stream = await openStream(service.url + routes.generate.path, {
    method: 'POST',
    body: { prompt: `A bakery, number ${number}` },
  });
  const work = await service.engine.work(number);
  work.tell(...paths.map(written));
  work.finish();
  const events = await stream.rest();
  const [accepted] = events;
  return { events, id: accepted?.event.type === 'accepted' ? accepted.event.generationId : '' };
}

beforeAll(async () => {
  service = await startSitesService();
  service.engine.hold();
  ({ events: long } = await generate(1, 'a.html', 'b.html', 'c.html', 'd.html'));
  ({ events: short, id: shortId } = await generate(2, 'index.html'));
});
afterAll(() => service.close());

describe('the number of an event of another generation', () => {
  it('is a place in the one that is asked for: what is told is of that one alone', async () => {
    for (const { id: after } of long.slice(0, short.length)) {
      const stream = await openStream(service.url + routes.generationEvents.path.replace(':id', shortId), {
        headers: { 'Last-Event-ID': String(after) },
      });
      expect(await stream.rest()).toEqual(short.slice(after));
    }
  });

  it('is refused where the one that is asked for has no such event', async () => {
    const { status, body } = await callRefused(service.url, routes.generationEvents, {
      token: tokenOf(),
      params: { id: shortId },
      headers: { 'Last-Event-ID': String(long.length) },
    });
    expect(status).toBe(400);
    expect(body.message).toBe(
      `This generation has no event ${long.length} yet. Follow it from its beginning: leave Last-Event-ID out.`,
    );
  });
});
