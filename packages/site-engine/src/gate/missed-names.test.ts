import { expect, test } from 'vitest';
import type { SiteFile } from '../engine.ts';
import { stillMissed } from './missed-names.ts';

const before: SiteFile[] = [
  {
    path: 'index.html',
    content: '<p class="row" data-aos="x" @click="y">x</p><script>slide(".track")</script>',
  },
];
const missed = (content: string, more: SiteFile[] = []) =>
  stillMissed(['row', 'track', 'data-aos', '@click'], 'index.html', before, [
    { path: 'index.html', content },
    ...more,
  ]);

test.each<[string, string[], SiteFile[]?]>([
  ['<p class="row track" data-aos="x" @click="y">x</p>', ['row', 'track', 'data-aos', '@click']],
  ['<p>row data-aos @click</p>', []],
  ['<p :a="x => y" @click="z">row</p>', ['@click']],
  ['<p class="row" data-aos>x</p>', ['data-aos'], [{ path: 'a.css', content: '.row{display:flex}' }]],
  ['<p class="row track">x</p>', ['track'], [{ path: 'a.js', content: 'find(".row"); find(".track")' }]],
  ['<p data-aos>x</p><script>find("[data-aos]")</script>', []],
])('%s still misses %j', (page, names, more = []) => {
  expect(missed(page, more)).toEqual(names);
});
