import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { inImage, renderFrontEndConf } from './render-front-end-conf.ts';

it('is what the images of the front ends take', async () => {
  const file = new URL('../../front-end.conf', import.meta.url);
  expect(await readFile(file, 'utf8')).toBe(renderFrontEndConf(inImage));
});
