import { parseArgs } from 'node:util';
import { table } from './lib/table.ts';
import { auth } from './measures/auth.ts';
import { editToVisible } from './measures/edit-to-visible.ts';
import { fairTurns } from './measures/fair-turns.ts';
import { firstPreview } from './measures/first-preview.ts';
import { idleMemory } from './measures/idle-memory.ts';
import { judging } from './measures/judging.ts';
import { landingBytes } from './measures/landing-bytes.ts';
import { lighthouseScores } from './measures/lighthouse.ts';
import { longLists } from './measures/long-lists.ts';
import { manySites } from './measures/many-sites.ts';
import { manyStreams } from './measures/many-streams.ts';
import { modelStreaming } from './measures/model-streaming.ts';
import { nginxCost } from './measures/nginx-cost.ts';
import { requestCost } from './measures/request-cost.ts';
import { secondStart } from './measures/second-start.ts';
import { siteGeneration } from './measures/site-generation.ts';
import { streamOverhead } from './measures/stream-overhead.ts';
import { tailwindBuild } from './measures/tailwind-build.ts';
import { textSearch } from './measures/text-search.ts';
import { versions } from './measures/versions.ts';
import { zipFirstByte } from './measures/zip-first-byte.ts';

const measures = {
  siteGeneration,
  fairTurns,
  firstPreview,
  streamOverhead,
  manyStreams,
  tailwindBuild,
  judging,
  modelStreaming,
  zipFirstByte,
  landingBytes,
  lighthouseScores,
  longLists,
  manySites,
  requestCost,
  nginxCost,
  idleMemory,
  secondStart,
  textSearch,
  versions,
  editToVisible,
  auth,
};

const { positionals } = parseArgs({ allowPositionals: true });
const chosen = Object.entries(measures).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
);

const rows = [];
for (const [name, measure] of chosen) {
  console.error(`Measuring ${name} …`);
  rows.push(...(await measure()));
}
console.log(table(rows));
