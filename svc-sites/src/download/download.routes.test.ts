import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get } from 'node:http';
import { createInterface } from 'node:readline';
import { PassThrough, type Readable } from 'node:stream';
import { errorBodySchema } from '@sitewright/contracts';
import { createLogger } from '@sitewright/service-kit';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { editSite } from '../../test/edit-site.ts';
import { exampleSite } from '../../test/fake-engine.ts';
import { type SitesService, startSitesService } from '../../test/harness.ts';
import { rawRequest } from '../../test/raw-request.ts';

let service: SitesService;
let id: string;
beforeAll(async () => {
  service = await startSitesService();
  id = await service.generate();
});
afterAll(() => service.close());

const download = (path: string, method = 'GET') =>
  rawRequest(service.url, `/api/download/${path}`, { method });

const ask = (headers: Record<string, string>) => rawRequest(service.url, `/api/download/${id}`, { headers });

const lineSchema = z.object({ level: z.string(), msg: z.string() });

async function linesUntil(lines: Readable, message: string) {
  const read: z.infer<typeof lineSchema>[] = [];
  for await (const line of createInterface({ input: lines })) {
    read.push(lineSchema.parse(JSON.parse(line)));
    if (read.at(-1)?.msg === message) break;
  }
  return read;
}

describe('a download', () => {
  it('is a ZIP of the files as they were generated, without the preview’s additions', async () => {
    const { status, headers, body } = await download(id);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="generated-site.zip"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'content-length': String(body.length),
      'accept-ranges': 'bytes',
    });
    const unpacked = Object.entries(unzipSync(body)).map(([path, bytes]) => [path, Buffer.from(bytes)]);
    const expected = exampleSite.files.map(({ path, content }) => [path, Buffer.from(content)]);
    expect(Object.fromEntries(unpacked)).toEqual(Object.fromEntries(expected));
  });

  it('is of any version that is asked for', async () => {
    const folderId = await service.generate();
    await editSite(service, folderId, { path: 'index.html', content: '<p>Now</p>' });
    const pageOf = async (query: string) => {
      const { body } = await download(`${folderId}${query}`);
      return Buffer.from(unzipSync(body)['index.html'] ?? []).toString();
    };
    expect(await pageOf('')).toBe('<p>Now</p>');
    expect(await pageOf('?version=2')).toBe('<p>Now</p>');
    expect(await pageOf('?version=1')).toBe(exampleSite.files[0]?.content);
    for (const version of ['3', '0', '-1', '1.0', '', '1&version=2', '99999999999']) {
      expect((await download(`${folderId}?version=${version}`)).status, version).toBe(404);
    }
  });

  it('answers HEAD with the same headers and no body', async () => {
    const { status, headers, body } = await download(id, 'HEAD');
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe('attachment; filename="generated-site.zip"');
    expect(headers['content-length']).toBe(String((await download(id)).body.length));
    expect(body).toHaveLength(0);
  });

  it('is the same, byte by byte, from every replica', async () => {
    const replica = await service.startReplica();
    const [one, other] = [await download(id), await rawRequest(replica, `/api/download/${id}`)];
    expect(other.body.equals(one.body)).toBe(true);
    expect(other.headers.etag).toBe(one.headers.etag);
  });

  it('that the browser has already is not sent again', async () => {
    const { headers } = await download(id);
    const again = await ask({ 'If-None-Match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it('that broke off goes on where it stopped', async () => {
    const { headers, body } = await download(id);
    const rest = await ask({ Range: 'bytes=100-', 'If-Range': headers.etag ?? '' });
    expect(rest.status).toBe(206);
    expect(rest.headers['content-range']).toBe(`bytes 100-${body.length - 1}/${body.length}`);
    expect(Buffer.concat([body.subarray(0, 100), rest.body]).equals(body)).toBe(true);
  });

  it('begins anew for who has the beginning of another version', async () => {
    const { status, body } = await ask({ Range: 'bytes=100-', 'If-Range': '"another"' });
    expect(status).toBe(200);
    expect(body.equals((await download(id)).body)).toBe(true);
  });

  it('refuses a range beyond its end', async () => {
    const { status, headers, body } = await ask({ Range: 'bytes=99999999-' });
    expect(status).toBe(416);
    expect(headers['content-range']).toBe(`bytes */${(await download(id)).body.length}`);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['content-disposition']).toBeUndefined();
    expect(errorBodySchema.parse(JSON.parse(body.toString())).code).toBe('RANGE_NOT_SATISFIABLE');
  });

  it('that its client breaks off stops, and is no fault of ours', async () => {
    const lines = new PassThrough({ encoding: 'utf8' });
    const large = await startSitesService({
      site: { ...exampleSite, files: [{ path: 'large.bin', content: randomBytes(8 * 1024 * 1024) }] },
      log: createLogger('test', 'debug', lines),
    });
    const leaving = get(`${large.url}/api/download/${await large.generate()}`);
    const [answer] = await once(leaving, 'response');
    await once(answer, 'readable');
    leaving.destroy();

    const logged = await linesUntil(lines, 'client left');
    expect(logged.filter(({ level }) => level === 'error' || level === 'fatal')).toEqual([]);
    await large.close();
  });

  it.each([
    ['unknown', 'f'.repeat(32)],
    ['malformed', 'not-an-id'],
    ['of traversal', '..%2f..%2fetc%2fpasswd'],
    ['in capitals', 'F'.repeat(32)],
  ])('of an id that is %s says where to look', async (_name, path) => {
    const { status, headers, body } = await download(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['content-disposition']).toBeUndefined();
    expect(errorBodySchema.parse(JSON.parse(body.toString())).message).toBe(
      'There is no site with this id. Look for yours in My Projects.',
    );
  });

  it('of a deleted site is not found', async () => {
    const deleted = await service.generate();
    await service.sites.updateOne({ folderId: deleted }, { $set: { deletedAt: new Date() } });
    expect((await download(deleted)).status).toBe(404);
  });
});
