import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createZip, type SiteFile } from '@sitewright/site-engine';
import { zipSync } from 'fflate';
import { interleave } from '../lib/rounds.ts';
import { median } from '../lib/stats.ts';
import type { Row } from '../lib/table.ts';

/** 5 MB in forty files that do not compress to nothing, as fonts and pictures do not. */
const files: SiteFile[] = Array.from({ length: 40 }, (_, index) => ({
  path: `files/${index}.bin`,
  content: randomBytes(128 * 1024),
}));

async function firstByte() {
  const zip = createZip(files);
  zip.resume();
  await once(zip, 'data');
  zip.destroy();
}

/** How long a person who pressed Download ZIP waits for the first byte of a 5 MB site. */
export async function zipFirstByte(): Promise<Row[]> {
  const whole = Object.fromEntries(files.map(({ path, content }) => [path, content as Uint8Array]));
  const { ours, reference } = await interleave(15, { ours: firstByte, reference: () => zipSync(whole) });
  return [
    {
      what: 'ZIP of 5 MB, first byte, p50',
      ours: median(ours),
      unit: 'ms',
      reference: { name: 'fflate zipSync', value: median(reference) },
    },
  ];
}
