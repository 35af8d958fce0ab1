import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'modules');
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

const importLine = /^import .* from '\.\/([a-z-]+\.js)';\n/gm;

/** A module with what it imports written above it, so that the site's one script needs no loading of others. */
function inlined(name: string): string {
  const source = read(name);
  const imported = [...source.matchAll(importLine)].map(([, file = '']) => inlined(file));
  const own = source.replace(importLine, '').replace(/^export /gm, '');
  return [...imported, own.trim()].join('\n\n');
}

/** Each behaviour and the attributes by which a page asks for it. */
const behaviours = [
  { module: 'menu.js', markers: ['data-menu-button'] },
  { module: 'theme.js', markers: ['data-theme-switch'] },
  { module: 'tabs.js', markers: ['data-tabs'] },
  { module: 'form.js', markers: ['data-form'] },
  { module: 'lightbox.js', markers: ['data-lightbox'] },
  { module: 'price-toggle.js', markers: ['data-price-toggle'] },
  { module: 'list.js', markers: ['data-list'] },
  { module: 'sort.js', markers: ['data-sort'] },
  { module: 'basket.js', markers: ['data-basket-open', 'data-basket-add'] },
  { module: 'countdown.js', markers: ['data-countdown'] },
  { module: 'carousel.js', markers: ['data-carousel'] },
  { module: 'calculator.js', markers: ['data-calculator'] },
  { module: 'quiz.js', markers: ['data-quiz'] },
  { module: 'todo.js', markers: ['data-todo'] },
  { module: 'memory.js', markers: ['data-memory'] },
  { module: 'cards.js', markers: ['data-cards'] },
  { module: 'dice.js', markers: ['data-dice'] },
  { module: 'coin.js', markers: ['data-coin'] },
  { module: 'days.js', markers: ['data-days'] },
  { module: 'picker.js', markers: ['data-picker'] },
  { module: 'timer.js', markers: ['data-timer'] },
  { module: 'stopwatch.js', markers: ['data-stopwatch'] },
  { module: 'log.js', markers: ['data-log'] },
  { module: 'daily.js', markers: ['data-daily'] },
  { module: 'interval.js', markers: ['data-interval'] },
  { module: 'score.js', markers: ['data-score'] },
  { module: 'until.js', markers: ['data-until'] },
  { module: 'planner.js', markers: ['data-planner'] },
  { module: 'estimate.js', markers: ['data-estimate'] },
  { module: 'snake.js', markers: ['data-snake'] },
  { module: 'tictactoe.js', markers: ['data-tictactoe'] },
  { module: 'hangman.js', markers: ['data-hangman'] },
  { module: 'guess.js', markers: ['data-guess'] },
  { module: 'reaction.js', markers: ['data-reaction'] },
  { module: 'copy.js', markers: ['data-copy'] },
  { module: 'site-search.js', markers: ['data-site-search'] },
  { module: 'back-to-top.js', markers: ['data-back-to-top'] },
  { module: 'age-gate.js', markers: ['data-age-gate'] },
  { module: 'share.js', markers: ['data-share'] },
  { module: 'print.js', markers: ['data-print'] },
  { module: 'hours.js', markers: ['data-hours'] },
] as const;

const sources = new Map<string, string>();

/** Written once a process: modules do not change while it runs. */
function sourceOf(module: string): string {
  const known = sources.get(module);
  if (known !== undefined) return known;
  const source = `(() => {\n${inlined(module)}\n})();\n`;
  sources.set(module, source);
  return source;
}

const attribute = /(?<= )data-[a-z-]+(?=[ =>])/gu;

/** One script with the behaviours these pages use and no others. */
export function writeScript(markup: string): string {
  const asked = new Set(markup.match(attribute));
  return behaviours
    .filter(({ markers }) => markers.some((marker) => asked.has(marker)))
    .map(({ module }) => sourceOf(module))
    .join('\n');
}
