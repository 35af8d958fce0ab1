import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';
import { all, button, isShown, one, open, startAnew, type } from './testing/opened-page.ts';

// Not by the file's environment: pages are rendered by the code of a server, which is loaded otherwise for browsers.
const browser = await builtinEnvironments.jsdom.setup(globalThis, {});
afterAll(() => browser.teardown(globalThis));

beforeEach(() => {
  startAnew();
  vi.useFakeTimers();
  vi.setSystemTime(new Date(2030, 4, 14, 9));
});
afterEach(() => {
  vi.useRealTimers();
});

const submit = (selector: string) =>
  one(selector).dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const rows = () =>
  all('tbody tr').map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));
const tick = (selector: string) => one(selector).click();

describe('a log', () => {
  const enter = (plant: string, date: string, water: string) => {
    type('#log-f1', plant);
    type('#log-f2', date);
    type('#log-f3', water);
    submit('form');
  };

  test('takes entries of today, keeps them and adds them up by month', () => {
    open('log');
    expect((one('#log-f2') as HTMLInputElement).value).toBe('2030-05-14');
    enter('Fern', '2030-05-14', '200');
    enter('Ivy', '2030-04-02', '50.5');
    open('log');
    expect(rows().map(([plant, , water]) => [plant, water])).toEqual([
      ['Ivy', '50.5'],
      ['Fern', '200'],
    ]);
    expect(one('[data-sums]').textContent).toContain('Total – Water in ml: 250.5');
    expect(one('[data-sums]').textContent).toContain('April 2030 – Water in ml: 50.5');
  });

  test('is sorted by a column, one way and the other', () => {
    open('log');
    for (const [plant, water] of [
      ['Fern', '200'],
      ['Ivy', '50'],
      ['Moss', '1000'],
    ] as const)
      enter(plant, '2030-05-14', water);
    const plants = () => rows().map(([plant]) => plant);
    button('Water in ml').click();
    expect(plants()).toEqual(['Ivy', 'Fern', 'Moss']);
    button('Water in ml').click();
    expect(plants()).toEqual(['Moss', 'Fern', 'Ivy']);
  });

  test('lets an entry go', () => {
    open('log');
    enter('Fern', '2030-05-14', '200');
    button('Remove Fern').click();
    expect(rows()).toEqual([]);
    expect(isShown(one('[data-empty]'))).toBe(true);
  });
});

describe('what is done every day', () => {
  test('is open again tomorrow, and days in a row are counted', () => {
    open('daily');
    tick('[data-tick]');
    vi.setSystemTime(new Date(2030, 4, 15, 9));
    open('daily');
    expect((one('[data-tick]') as HTMLInputElement).checked).toBe(false);
    tick('[data-tick]');
    expect(one('[data-streak]').textContent).toBe('2 days in a row');
  });

  test('is counted up to its goal', () => {
    open('daily');
    button('One more: Glasses of water').click();
    button('One more: Glasses of water').click();
    button('One less: Glasses of water').click();
    expect(one('[data-value]').textContent).toBe('1 / 8');
  });
});

describe('an interval timer', () => {
  test('takes work and break in turns, and keeps the rounds of the day', () => {
    open('timer');
    button('Start').click();
    vi.advanceTimersByTime(25 * 60_000 + 60_000);
    expect(one('[data-phase]').textContent).toBe('Break');
    expect(one('[data-left]').textContent).toBe('04:00');
    open('timer');
    expect(one('[data-today]').textContent).toBe('1');
    vi.setSystemTime(new Date(2030, 4, 15, 9));
    open('timer');
    expect(one('[data-today]').textContent).toBe('0');
  });

  test('runs as long as it is set to, and keeps that', () => {
    open('timer');
    type('#timer-work', '1');
    expect(one('[data-left]').textContent).toBe('01:00');
    open('timer');
    expect(one('[data-left]').textContent).toBe('01:00');
  });
});

describe('a score', () => {
  test('counts down, says who leads and takes a turn back', () => {
    open('score');
    const enter = (row: number, points: string) => {
      const field = all('[data-points]')[row] as HTMLInputElement;
      field.value = points;
      field.closest('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
    };
    enter(0, '60');
    enter(1, '100');
    const totals = () => all('ul [data-total]').map(({ textContent }) => textContent);
    expect(totals()).toEqual(['441', '401']);
    expect(one('[data-status]').textContent).toBe('Piet leads.');
    button('Undo').click();
    expect(totals()).toEqual(['441', '501']);
    button('New game').click();
    expect(totals()).toEqual(['501', '501']);
  });
});

test('days to a day are counted, and another day can be set', () => {
  open('until');
  expect(one('[data-number]').textContent).toBe('121');
  type('#until-day', '2030-05-13');
  expect([one('[data-number]').textContent, one('[data-words]').textContent]).toEqual(['1', 'days ago']);
});

test('a day of every year is the next one', () => {
  open('new-year');
  expect([one('[data-number]').textContent, one('[data-day]').textContent]).toEqual([
    '232',
    'Wednesday, January 1, 2031',
  ]);
  vi.setSystemTime(new Date(2031, 0, 1, 9));
  open('new-year');
  expect(one('[data-words]').textContent).toBe('Today is the day.');
});

test('a week keeps what is written in it until it is cleared', () => {
  open('planner');
  type('textarea', 'Soup');
  open('planner');
  expect((one('textarea') as HTMLTextAreaElement).value).toBe('Soup');
  one('form').dispatchEvent(new Event('reset', { bubbles: true }));
  open('planner');
  expect((one('textarea') as HTMLTextAreaElement).value).toBe('');
});

test('an estimate charges nothing twice and takes off what is ticked', () => {
  open('estimate');
  tick('#estimate-1');
  expect(one('[data-total]').textContent).toBe('£12');
  tick('#estimate-0');
  expect(one('[data-total]').textContent).toBe('£65');
  type('#estimate-2', '2');
  tick('#estimate-off-0');
  expect(one('[data-total]').textContent).toBe('£84');
});

test('a picker draws from both lists, and each only once', () => {
  open('tasks');
  button('Pick one').click();
  expect(one('[data-result]').textContent).toBe('Ana – Bins');
  button('Pick one').click();
  expect(one('[data-result]').textContent).toBe('–');
});

describe('games', () => {
  test('a train that runs into the edge stops', () => {
    open('snake');
    button('Start').click();
    const heads = all('[data-field] > span').filter(({ style }) => style.background.includes('--mark'));
    expect(heads).toHaveLength(1);
    vi.advanceTimersByTime(60_000);
    expect(one('[data-status]').textContent).toMatch(/^Game over\./);
    expect(button('Start')).toBeTruthy();
  });

  test('three in a row win, and the computer defends', () => {
    open('tictactoe');
    const marks = () => all('[data-cell]').map(({ textContent }) => textContent);
    all('[data-cell]')[0]?.click();
    all('[data-cell]')[1]?.click();
    expect(marks()).toEqual(['×', '×', '○', '', '○', '', '', '', '']);
    tick('[data-alone]');
    for (const at of [0, 3, 1, 4, 2]) all('[data-cell]')[at]?.click();
    expect(one('[data-status]').textContent).toBe('× wins.');
  });

  test('a word is found by its letters, by keyboard, too', () => {
    open('hangman');
    button('X').click();
    expect(one('[data-status]').textContent).toBe('7 mistakes left');
    for (const key of ['t', 'u', 'n', 'd', 'r', 'a'])
      document.dispatchEvent(new KeyboardEvent('keydown', { key }));
    expect(one('[data-status]').textContent).toBe('Right: tundra');
  });

  test('a guess is told to be higher, lower or right', () => {
    open('guess');
    type('#guess-guess', '3');
    submit('[data-guess]');
    expect(one('[data-status]').textContent).toBe('Higher than 3.');
    type('#guess-guess', '7');
    submit('[data-guess]');
    expect(one('[data-status]').textContent).toBe('7 is right. Tries: 2');
  });

  test('a press before green is too early', () => {
    open('reaction');
    one('[data-field]').click();
    one('[data-field]').click();
    expect(one('[data-field]').textContent).toBe('Too early. Press to try again.');
    one('[data-field]').click();
    vi.advanceTimersByTime(5_000);
    expect(one('[data-field]').textContent).toBe('Now!');
    one('[data-field]').click();
    expect(all('[data-times] li')).toHaveLength(1);
  });
});
