import { expect, test } from 'vitest';
import type { KindId } from '../kinds/groups.ts';
import { createRandom } from '../random.ts';
import { drawPicture } from './picture.ts';
import type { Subject } from './subject.ts';

const colours = { line: '#111111', fill: '#cc5500', soft: '#ffaa77', pale: '#eeeeee', white: '#ffffff' };
const gallery = (subject: Subject, id: KindId = 'general') =>
  [0, 1, 2, 3, 4].map((index) =>
    drawPicture(index, { id, subject }, ['star', 'sun', 'moon'], colours, createRandom('gallery')),
  );

test.each(['loaf', 'house', 'vinyl', 'mountain'] as const)(
  'five pictures of %s are five scenes',
  (subject) => {
    expect(new Set(gallery(subject).map(({ composition }) => composition)).size).toBe(5);
  },
);

test('those who build are shown plans and fronts, bands the stage', () => {
  const scenes = (subject: Subject) => gallery(subject).map(({ composition }) => composition);

  expect(scenes('house')).toEqual(expect.arrayContaining(['plan', 'front']));
  expect(scenes('microphone')).toContain('spotlight');
});

test('photographers show photographs and studios their work, not their tools', () => {
  const scenes = (subject: Subject, id: KindId) =>
    gallery(subject, id).map(
      ({ composition, svg }) => `${composition}${svg.includes('#thing') ? ' of it' : ''}`,
    );

  expect(scenes('camera', 'photographer')).toEqual(['land', 'sitter', 'shore', 'bouquet', 'front']);
  expect(scenes('laptop', 'portfolio').slice(0, 4)).toEqual(['webpage', 'sheets', 'handset', 'stationery']);
  expect(scenes('shapes', 'general')).not.toContain('webpage');
});

test('a picture is a file of its own that needs nothing else', () => {
  for (const { svg } of gallery('loaf')) {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(svg).not.toMatch(/var\(|href="(?!#)|NaN|undefined/);
    expect(svg.length).toBeLessThan(40_000);
  }
});
