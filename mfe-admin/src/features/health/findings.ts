import type { PlatformHealth } from '@sitewright/contracts';
import { type PartRow, partRows } from './part-rows.ts';
import type { Measured } from './use-health.ts';
import { momentWords } from './words.ts';

/** So many failures of the model within an hour are more than chance. */
export const manyFailures = 4;
const nearlyFull = 0.9;
const hourMs = 60 * 60 * 1000;

/** What people notice while a whole part is away. */
const without: Record<string, string> = {
  shell: 'No page loads; calls and previews work.',
  'svc-auth': 'Nobody can sign in; who is signed in goes on.',
  'svc-sites': 'Lists, previews and generations wait.',
  'svc-mail': 'The contact form says so; nothing that was accepted is lost.',
};

function ofPart({ part, state, replicas, silentSince }: PartRow, now: Date): string[] {
  const since = silentSince ? ` since ${momentWords(silentSince, now)}` : '';
  if (state === 'none')
    return [
      `${part} has not answered${since}. ${without[part] ?? 'Its pages say so; everything else works.'}`,
    ];
  if (state !== 'some') return [];
  const up = replicas.filter(({ isUp }) => isUp).length;
  return [`${part} has ${up} of ${replicas.length} replicas${since}. It goes on.`];
}

function ofDisk({ disk }: PlatformHealth): string[] {
  if (!disk || disk.usedBytes / disk.totalBytes < nearlyFull) return [];
  const percent = Math.round((100 * disk.usedBytes) / disk.totalBytes);
  return [`The database’s disk is ${percent} % full. Once it is full, nothing can be stored.`];
}

/** Of the hour that is running: what happened before has its place in the chart. */
function ofModel({ providerFailures, at, since }: PlatformHealth): string[] {
  const current = Math.floor((Date.parse(at) - Date.parse(since)) / hourMs);
  const count = providerFailures
    .filter(({ hour }) => hour === current)
    .reduce((sum, failure) => sum + failure.count, 0);
  if (count < manyFailures) return [];
  return [`The model has let ${count} generations fail within this hour. People have the offline composer.`];
}

function ofBackup({ failedBackup, lastBackup }: PlatformHealth, now: Date): string[] {
  if (!failedBackup) return [];
  const reason = failedBackup.reason.trim().replace(/[.!]?$/, '.');
  const before = lastBackup ? 'The one before it is there.' : 'There is no other one.';
  return [`The backup of ${momentWords(failedBackup.at, now)} failed: ${reason} ${before}`];
}

/** What somebody should look at, each in a sentence that says what goes on regardless. */
export function findingsOf(measured: Measured): string[] {
  const { health } = measured;
  const now = new Date(health.at);
  return [
    ...partRows(measured).flatMap((row) => ofPart(row, now)),
    ...ofDisk(health),
    ...ofBackup(health, now),
    ...ofModel(health),
  ];
}
