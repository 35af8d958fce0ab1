import { routes } from '@sitewright/contracts';
import { useSession } from '@sitewright/web-kit/session';
import { Refusal, stubSession } from '@sitewright/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { directedApi, events } from '../../../testing/handlers.ts';
import { button, generateOn, promptBox, siteFrame } from '../../../testing/show-generator.tsx';

const progress = () => within(screen.getByRole('region', { name: 'Progress' }));
const said = () => screen.getByRole('status', { name: 'Progress' });
const ruler = () => progress().getByRole('progressbar', { name: 'Progress' });
const step = (name: string) => progress().getByText(name).closest('li');

beforeEach(() => useSession.getState().signIn(stubSession()));

test('the ruler, the steps and the files advance with what the server tells, and with nothing else', async () => {
  const { api, generation } = directedApi();
  await generateOn(api);
  expect(promptBox()).toHaveAttribute('readonly');
  expect(button('Generating Website...')).toBeDisabled();
  expect(ruler()).toHaveAttribute('aria-valuetext', 'Starting');

  generation.tell(events.accepted, events.step('plan'), events.step('write'));
  expect(await progress().findByText('Step 2 of 5')).toBeInTheDocument();
  expect(ruler()).toHaveAttribute('aria-valuetext', 'Step 2 of 5: Write');
  expect(step('Plan')).toHaveTextContent('done');
  expect(step('Write')).toHaveAttribute('aria-current', 'step');
  expect(step('Style')).toHaveTextContent('to come');
  expect(progress().getByRole('timer')).toHaveTextContent(/^0:0\d$/);

  generation.tell(
    events.file('index.html', 'x'.repeat(11_812), true),
    events.file('book.html', 'x'.repeat(2400)),
  );
  const files = within(await progress().findByRole('list', { name: 'Files' }));
  expect(await files.findByText('book.html')).toBeInTheDocument();
  expect(files.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'index.html11.8 KB',
    'book.htmlbeing written2.4 KB',
  ]);
  expect(screen.getByText('Writing')).toHaveTextContent('Writingbook.html');

  generation.tell(events.file('book.html', 'x', true), events.step('style'));
  expect(await progress().findByText('Step 3 of 5')).toBeInTheDocument();
  expect(files.queryByText('being written')).not.toBeInTheDocument();
});

test('what a finished page links to stands among the files while there is more to write, as not begun', async () => {
  const { api, generation } = directedApi();
  await generateOn(api);
  generation.tell(events.accepted, events.step('write'));
  generation.tell(events.file('index.html', '<a href="book.html">Book</a><script src="script.js">', true));
  const files = within(await progress().findByRole('list', { name: 'Files' }));
  const rows = () =>
    files.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/[\d.]+ K?B$/, ''));
  await expect.poll(rows).toEqual(['index.html', 'book.htmlnot begun', 'script.jsnot begun']);
  generation.tell(events.file('book.html', '<p>'));
  await expect.poll(rows).toEqual(['index.html', 'book.htmlbeing written', 'script.jsnot begun']);
  // What is not written by then is for the checks to say.
  generation.tell(events.file('book.html', '<p>', true), events.step('style'));
  await expect.poll(rows).toEqual(['index.html', 'book.html']);
});

test('a page that is drawn no further says so', async () => {
  const { api, generation } = directedApi();
  await generateOn(api);
  const start = 'x'.repeat(2000);
  generation.tell(
    events.accepted,
    events.step('write'),
    events.file('index.html', start),
    events.page(start),
  );
  expect(await screen.findByText('Preview, still being written')).toBeInTheDocument();
  generation.tell(events.file('index.html', 'x'.repeat(9000)));
  expect(await screen.findByText(/^Preview, drawn up to here/)).toBeInTheDocument();
  generation.tell(events.page('x'.repeat(9000)));
  expect(await screen.findByText('Preview, still being written')).toBeInTheDocument();
});

test('steps are said to screen readers, files are not', async () => {
  const { api, generation } = directedApi();
  await generateOn(api);
  generation.tell(events.accepted, events.step('plan'));
  await expect.poll(() => said().textContent).toBe('Step 1 of 5: Plan');
  generation.tell(events.step('write'), events.file('index.html', '<h1>'));
  await expect.poll(() => said().textContent).toBe('Step 2 of 5: Write');
  generation.tell(events.done);
  await siteFrame();
  expect(said()).toBeEmptyDOMElement();
});

test('waiting: the place in the line, who is before, and that the tab can be closed', async () => {
  const { api, generation } = directedApi();
  await generateOn(api);
  generation.tell(events.accepted, events.line(3));
  expect(await progress().findByText('Two are waiting before yours.')).toBeInTheDocument();
  expect(said()).toHaveTextContent('Number 3 in line');
  expect(progress().queryByRole('progressbar')).not.toBeInTheDocument();
  expect(button('Generating Website...')).toBeDisabled();
  expect(button('Stop')).toBeEnabled();
  expect(screen.getByText('Your page starts drawing here as soon as it is your turn.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'My Projects' })).toHaveAttribute('href', '/dashboard');

  generation.tell(events.line(1, 1));
  expect(await progress().findByText('Yours is next.')).toBeInTheDocument();
  generation.tell(events.step('plan'));
  expect(await progress().findByText('Step 1 of 5')).toBeInTheDocument();
  expect(progress().queryByText('in line')).not.toBeInTheDocument();
});

test('a connection that is lost: says so quietly, and goes on where it was', async () => {
  const { api, generation } = directedApi();
  await generateOn(api);
  generation.tell(events.accepted, events.step('plan'), events.step('write'));
  await progress().findByText('Step 2 of 5');
  const busy = () => {
    throw new Refusal('UNAVAILABLE', 'Try again in a moment.');
  };
  api.onStream(routes.generationEvents, busy);
  generation.cut();
  const words = /The connection was lost. The server goes on/;
  expect(await progress().findByText(words)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(button('Generating Website...')).toBeDisabled();

  api.onStream(routes.generationEvents, ({ lastEventId }) => generation.after(lastEventId));
  generation.tell(events.step('style'));
  expect(await progress().findByText('Step 3 of 5')).toBeInTheDocument();
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

test('a database that is away: says that saving is delayed, until it is back', async () => {
  const { api, generation } = directedApi();
  await generateOn(api);
  generation.tell(events.accepted, events.step('plan'), events.storage(true));
  const words = /Saving is delayed/;
  expect(await progress().findByText(words)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  generation.tell(events.storage(false));
  await expect.poll(() => progress().queryByText(words)).not.toBeInTheDocument();
});

test.each([
  ['text', 'It was interrupted for a moment, and goes on where it was.', true],
  ['start', 'It was interrupted, and has begun again.', false],
] as const)('a generation that was resumed from the %s says so', async (from, words, keepsFiles) => {
  const { api, generation } = directedApi();
  await generateOn(api);
  generation.tell(events.accepted, events.step('write'), events.file('index.html', '<h1>'));
  expect(await progress().findByText('index.html')).toBeInTheDocument();
  generation.tell({ type: 'resumed', from, message: 'Another process goes on.' });
  expect(await progress().findByText(words)).toBeInTheDocument();
  expect(progress().queryAllByText('index.html')).toHaveLength(keepsFiles ? 1 : 0);
});
