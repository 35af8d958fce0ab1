import { describe, expect, test } from 'vitest';
import { check, head, page } from './testing/check-page.ts';

/** What is said of the library at this address, once it is gone. */
function toldOf(tag: string, main: string, more = ''): string {
  const { wrong } = check(page({ head: `${head}\n${tag}\n${more}`, main }));
  const found = wrong.flatMap(({ findings }) => findings).filter(({ isRemoved }) => isRemoved);
  return found.map(({ message }) => message).join('\n');
}

const sheet = (address: string) => `<link rel="stylesheet" href="https://cdn.example/${address}">`;
const script = (address: string) => `<script src="https://cdn.example/${address}"></script>`;

describe('what is taken out is told with the names that mean nothing without it', () => {
  test.each([
    [
      'Bootstrap',
      sheet('bootstrap@5/bootstrap.min.css'),
      '<p class="btn btn-primary own">',
      'btn, btn-primary.',
    ],
    ["Bootstrap's script", script('bootstrap.js'), '<p data-bs-toggle="x" data-own>', 'data-bs-toggle.'],
    ['Vue', script('vue@3/vue.global.js'), '<p v-if="x" @click="y">', 'v-if, @click.'],
    ['AOS', script('aos@2/aos.js'), '<p data-aos="fade-up" data-aos-delay="9">', 'data-aos, data-aos-delay.'],
    [
      'Swiper',
      sheet('swiper@11/swiper-bundle.css'),
      '<p class="swiper"><b class="swiper-slide">',
      'swiper, swiper-slide.',
    ],
    ['a sheet that nobody knows', sheet('lib.css'), '<p class="box btn fas">', 'without it: box.'],
  ])('%s', (_, tag, main, names) => expect(toldOf(tag, main)).toContain(names));

  test('not those that the site styles itself', () => {
    const own = '<style>.btn{color:red}</style>';
    const told = toldOf(sheet('bootstrap.css'), '<p class="btn card">', own);
    expect(told).toContain('without it: card.');
  });

  test.each([
    ['fonts', sheet('fonts.googleapis.com/css2?family=Inter'), '<p class="box">'],
    ['a script that nobody knows', script('lib.js'), '<p class="box">'],
    ['a library that nothing uses', sheet('swiper.css'), '<p class="box">'],
    [
      'a sheet whose classes are marks for a script',
      sheet('lib.css'),
      '<p class="box"><script>"box"</script>',
    ],
  ])('and none of %s', (_, tag, main) => {
    expect(toldOf(tag, main)).toContain('It was removed.');
    expect(toldOf(tag, main)).not.toContain('mean nothing');
  });

  test('twenty of them by name', () => {
    const names = Array.from({ length: 25 }, (_, index) => `btn-${index}`).join(' ');
    expect(toldOf(sheet('bootstrap.css'), `<p class="${names}">`)).toContain('btn-19 and 5 more.');
  });
});

// Quadratic work on this much outlasts the test's own limit; no clock need be asked.
test('many libraries and many names', () => {
  const names = Array.from({ length: 5000 }, (_, index) => `btn-${index}`).join(' ');
  expect(toldOf(sheet('bootstrap.css').repeat(2000), `<p class="${names}">`)).toContain('and 4980 more.');
});
