import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';
import { all, button, isShown, one, open, shownNames, startAnew, type } from './testing/opened-page.ts';

// Not by the file's environment: pages are rendered by the code of a server, which is loaded otherwise for browsers.
const browser = await builtinEnvironments.jsdom.setup(globalThis, {});
afterAll(() => browser.teardown(globalThis));

const opened = vi.fn();

beforeEach(() => {
  opened.mockClear();
  startAnew();
  vi.stubGlobal('open', opened);
  // jsdom draws nothing, so nothing moves a dialog to the top.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

describe('a list', () => {
  test('is narrowed by category and by words, and says how much is left', () => {
    open('menu');
    button('Vegan').click();
    expect(shownNames()).toEqual(['Rye loaf', 'Plum cake']);
    type('[data-find]', 'plum');
    expect(shownNames()).toEqual(['Plum cake']);
    expect(one('[data-list-status]').textContent).toBe('1 of 4');
    type('[data-find]', 'pizza');
    expect(one('[data-list-status]').textContent).toBe('Nothing here fits.');
    type('[data-find]', '');
    button('All').click();
    expect(shownNames()).toHaveLength(4);
  });

  test('is put in order within its groups, and back', () => {
    open('menu', 'rows');
    type('[data-order]', 'price', 'change');
    expect(shownNames()).toEqual(['Baguette', 'Rye loaf', 'Walnut loaf', 'Plum cake']);
    type('[data-order]', '', 'change');
    expect(shownNames()).toEqual(['Rye loaf', 'Baguette', 'Walnut loaf', 'Plum cake']);
  });
});

test('a table is put in order by the column that is pressed', () => {
  open('glazes');
  button('Price').click();
  button('Price').click();
  expect(shownNames()).toEqual(['Celadon', 'Ash']);
  expect(one('th[aria-sort]').getAttribute('aria-sort')).toBe('descending');
});

test('prices by the year take the place of those by the month', () => {
  open('plans');
  expect(
    all('[data-price]')
      .filter(isShown)
      .map((price) => price.textContent),
  ).toEqual(['9 € a month', '29 € a month']);
  button('By the year').click();
  expect(
    all('[data-price]')
      .filter(isShown)
      .map((price) => price.textContent),
  ).toEqual(['90 € a year', '290 € a year']);
});

test('tabs show one panel, and arrow keys change it', () => {
  open('courses');
  expect(shownNames()).toEqual(['Hand building', 'Throwing']);
  one('[role="tab"]').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  expect(shownNames()).toEqual(['Raku']);
  expect(document.activeElement?.textContent).toBe('Weekend');
});

describe('a basket', () => {
  test('counts, adds up and goes by mail with its list', () => {
    open('menu');
    button('Add Rye loaf to the basket').click();
    button('Add Rye loaf to the basket').click();
    button('Add Baguette to the basket').click();
    expect(one('[data-basket-count]').textContent).toBe('3');
    expect(one('[data-basket-status]').textContent).toBe('Together 11.50 €');
    button('Order by e-mail').click();
    const address = decodeURIComponent(String(opened.mock.calls[0]?.[0]));
    expect(address).toContain('mailto:hi@oven.example?subject=Mill Lane Oven');
    expect(address).toContain('2 × Rye loaf (4.80 €)\n1 × Baguette (1.90 €)\n\nTogether 11.50 €');
  });

  test('is remembered on the next page, and emptied one by one', () => {
    open('menu');
    button('Add Plum cake to the basket').click();
    open('menu');
    expect(one('[data-basket-count]').textContent).toBe('1');
    button('One less of Plum cake').click();
    expect(one('[data-basket-status]').textContent).toBe('Nothing in it yet.');
  });
});

describe('a form', () => {
  const send = () => one('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

  test('says beside each field what is wrong, and goes to the first', () => {
    open('contact');
    send();
    expect(
      all('[data-field-problem]')
        .map((problem) => problem.textContent)
        .filter(Boolean),
    ).toHaveLength(5);
    expect(document.activeElement?.id).toBe('contact-name');
    expect(opened).not.toHaveBeenCalled();
  });

  test('writes the message with what was filled in', () => {
    open('contact');
    type('#contact-name', 'Ana');
    type('#contact-email', 'ana@a.example');
    type('#contact-day', '2026-03-14');
    type('#contact-cake', 'Plum', 'change');
    one('#contact-terms').click();
    send();
    const address = decodeURIComponent(String(opened.mock.calls[0]?.[0]));
    expect(address).toContain(
      'Your name: Ana\nE-mail: ana@a.example\nDay: 2026-03-14\nCake: Plum\nI have read the terms: ✓',
    );
    expect(address).not.toContain('Telephone');
    expect(one('[data-form-status]').textContent).toContain('Thank you, we will call you.');
  });

  test('that is not connected says so', () => {
    open('letter');
    type('#letter-email', 'ana@a.example');
    send();
    expect(one('[data-form-status]').textContent).toContain('Nothing was sent');
    expect(opened).not.toHaveBeenCalled();
  });
});

test('a calculator follows its sliders and its fields', () => {
  open('sums');
  expect(one('output').textContent).toBe('3.33');
  type('[data-slider="guests"]', '36');
  expect(one('output').textContent).toBe('6');
  type('[data-input="slices"]', '');
  expect(one('output').textContent).toBe('–');
});

test('a quiz says what was right', () => {
  open('quiz');
  const submit = () => one('[data-quiz]').dispatchEvent(new Event('submit', { cancelable: true }));
  submit();
  expect(one('[data-quiz-score]').textContent).toBe('Choose an answer first.');
  for (const choice of ['[name="quiz-0"][value="1"]', '[name="quiz-1"][value="1"]']) one(choice).click();
  submit();
  expect(one('[data-quiz-score]').textContent).toBe('1 of 2 right');
  expect(all('[data-verdict]').map((verdict) => verdict.textContent)).toEqual(['Right.', 'Not quite: Yeast']);
});

test('things to do are added, ticked off, removed and remembered', () => {
  open('todo');
  type('#todo-new', 'Light the oven');
  one('[data-todo] form').dispatchEvent(new Event('submit', { cancelable: true }));
  one('[data-tasks] input').click();
  button('Remove Weigh the flour').click();
  expect(one('[data-todo-status]').textContent).toBe('1 of 2 open');
  open('todo');
  expect(all('[data-task]').map((task) => task.textContent)).toEqual(['Feed the starter', 'Light the oven']);
  expect(one('[data-todo-status]').textContent).toBe('1 of 2 open');
});

test('a list to tick off begins anew', () => {
  open('todo');
  one('[data-tasks] input').click();
  expect(one('[data-todo-status]').textContent).toBe('1 of 2 open');
  button('Reset').click();
  expect(one('[data-todo-status]').textContent).toBe('2 of 2 open');
});

test('pairs stay open, others are turned when the next is', () => {
  open('pairs');
  const cards = all('[data-card]');
  const words = cards.map((card) => card.dataset.card);
  const twin = words.indexOf(words[0], 1);
  const other = words.findIndex((_, index) => index > 0 && index !== twin);
  cards[0]?.click();
  cards[other]?.click();
  cards[0]?.click();
  cards[twin]?.click();
  expect(one('[data-memory-status]').textContent).toBe('1 of 4 pairs, 2 tries');
  expect(cards[other]?.getAttribute('aria-pressed')).toBe('false');
});

test('what a result means is marked, and moves with it', () => {
  open('sums');
  const meant = () => all('[data-band][data-on]').map((band) => band.textContent);
  type('#sums-guests', '20');
  expect(meant()).toEqual(['One basket< 5']);
  type('#sums-guests', '100');
  expect(meant()).toEqual(['A van']);
});

test('days between two are counted, whichever comes first', () => {
  open('days');
  type('#days-from', '2027-03-01');
  type('#days-to', '2027-02-01');
  expect(one('[data-days] [data-result]').textContent).toBe('28 days');
  expect(one('[data-weeks-result]').textContent).toBe('4 weeks and 0 days');
});

test('another kind of dice is chosen by its button', () => {
  open('kinds');
  button('d20').click();
  expect(button('d20').getAttribute('aria-pressed')).toBe('true');
  expect(button('d6').getAttribute('aria-pressed')).toBe('false');
});

test('dice are rolled, as many as are chosen, and added up', () => {
  open('dice');
  type('#dice-count', '3', 'change');
  button('Roll').click();
  const rolled = all('[data-faces] [data-number]').map((number) => Number(number.textContent));
  expect(rolled).toHaveLength(3);
  for (const value of rolled) expect([1, 2, 3, 4, 5, 6]).toContain(value);
  expect(one('[data-result]').textContent).toBe(`Together ${rolled.reduce((sum, value) => sum + value, 0)}`);
  const pips = all('[data-faces] li:first-child [data-pip][data-on]');
  expect(pips).toHaveLength(rolled[0] ?? 0);
});

test('a coin falls on one of its sides, and is counted', () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0.9).mockReturnValueOnce(0.1);
  open('coin');
  button('Flip the coin').click();
  expect(one('[data-result]').textContent).toBe('Tails');
  button('Flip the coin').click();
  expect(one('[data-result]').textContent).toBe('Heads');
  expect(one('[data-count]').textContent).toBe('1 × heads, 1 × tails');
});

test('one is picked of the names that a visitor has left in the list', () => {
  open('picker');
  type('#picker-names', 'Dan\n\n');
  button('Pick one').click();
  expect(one('[data-result]').textContent).toBe('Dan');
});

test('cards are turned over, one after the other', () => {
  open('cards');
  const shown = () =>
    all('[data-cards] li p')
      .filter(isShown)
      .map((text) => text.textContent);
  expect(shown()).toEqual(['der Teig']);
  button('Turn over').click();
  expect(shown()).toEqual(['der Teig', 'the dough']);
  button('Next card').click();
  expect(shown()).toEqual(['der Ofen']);
  expect(one('[data-status]').textContent).toBe('Card 2 of 2');
});

test('units are converted both ways', () => {
  open('convert');
  const [forth, back] = all('output');
  expect([forth?.textContent, back?.textContent]).toEqual(['0.04', '28.35']);
  type('#convert-forth-0', '100');
  expect(forth?.textContent).toBe('3.53');
});

describe('with a clock', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime(0);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('a timer runs down, stops and begins anew', () => {
    open('egg');
    button('3 min').click();
    button('Start').click();
    vi.advanceTimersByTime(60_000);
    expect(one('[data-left]').textContent).toBe('02:00');
    button('Pause').click();
    vi.advanceTimersByTime(60_000);
    expect(one('[data-left]').textContent).toBe('02:00');
    button('Start').click();
    vi.advanceTimersByTime(121_000);
    expect(one('[data-left]').textContent).toBe('00:00');
    expect(one('[data-result]').textContent).toBe('Time is up.');
    button('Reset').click();
    expect(one('[data-left]').textContent).toBe('03:00');
    type('#egg-minutes', '7');
    expect(one('[data-left]').textContent).toBe('07:00');
  });

  test('a stopwatch notes laps', () => {
    open('watch');
    button('Start').click();
    vi.advanceTimersByTime(61_500);
    button('Lap').click();
    expect(all('[data-laps] li').map((lap) => lap.textContent)).toEqual(['Lap 1: 01:01.5']);
    button('Reset').click();
    expect(one('[data-time]').textContent).toBe('00:00.0');
    expect(all('[data-laps] li')).toHaveLength(0);
  });
});
