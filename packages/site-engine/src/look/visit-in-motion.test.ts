import { beforeAll, expect, test } from 'vitest';
import { lookAt } from './testing/look-at.ts';
import { browser, needsBrowser } from './testing/test-browser.ts';

const calm = '@media (prefers-reduced-motion: reduce)';
const watch = (then: string) =>
  `<script>new IntersectionObserver((seen) => { for (const { isIntersecting, target } of seen)
if (isIntersecting) ${then} }).observe(document.querySelector('.r'))</script>`;
const bodies = {
  'unfired.html': `<style>.r{opacity:0;transition:opacity 1s} ${calm}{.r{opacity:1}}</style><p class="r">Rye</p>`,
  'fired.html': `<style>.r{opacity:0;transition:opacity 1s} ${calm}{.r{opacity:1}}</style><p class="r">Rye</p>
${watch('target.style.opacity = 1')}`,
  'late.html': `<style>.r{opacity:0} ${calm}{.r{opacity:1}}</style><p class="r">Rye</p>
${watch('setTimeout(() => { target.style.opacity = 1; }, 300)')}`,
  'asked.html': `<p>Rye</p><script>if (!matchMedia('(prefers-reduced-motion: reduce)').matches) reveal();</script>`,
  'part.html': `<style>.r{visibility:hidden} ${calm}{.r{visibility:visible}}</style><section class="r"><h2>Rye</h2></section>`,
  'message.html': '<style>.r{visibility:hidden}</style><p class="r">Thank you</p>',
  'cursor.html': `<style>@keyframes k{from{opacity:0}to{opacity:.05}} .r{animation:k 1s infinite} ${calm}{.r{animation:none}}</style>
<p>Rye <span class="r">|</span></p>`,
  'all.html': `<style>body{opacity:0} ${calm}{body{opacity:1}}</style><p>Rye</p>`,
  'same.html': `<style>.r{opacity:0} ${calm}{*{transition:none}}</style><p class="r">Rye</p>`,
};

let on: Awaited<ReturnType<typeof lookAt>>;
beforeAll(async () => {
  on = await lookAt(bodies);
}, 120_000);

const unseen = 'except where visitors have asked for less motion.';

test.skipIf(!browser).each<[keyof typeof bodies, [string, string][]]>([
  ['unfired.html', [['invisible-text', `“Rye” cannot be seen: it stays transparent, ${unseen}`]]],
  ['fired.html', []],
  ['late.html', []],
  ['asked.html', [['script-errors', 'A script stops with an error: reveal is not defined']]],
  ['part.html', [['invisible-text', `“Rye” cannot be seen: it stays hidden, ${unseen}`]]],
  ['message.html', []],
  ['cursor.html', []],
  ['all.html', [['blank-page', 'The page is blank: nothing on it can be seen when it is opened.']]],
  ['same.html', [['invisible-text', '“Rye” cannot be seen: it stays transparent.']]],
])('%s is also seen with its motion', needsBrowser, (path, expected) => {
  expect(on(path).map(({ check, message }) => [check, message])).toEqual(expected);
});
