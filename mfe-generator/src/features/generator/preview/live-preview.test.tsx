import { routes } from '@sitewright/contracts';
import { useSession } from '@sitewright/web-kit/session';
import { stubSession } from '@sitewright/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { editFrame } from '../../../testing/edit-frame.ts';
import { detailsOf, directedApi, events } from '../../../testing/handlers.ts';
import { generateOn, liveFrame, siteFrame } from '../../../testing/show-generator.tsx';

beforeEach(() => useSession.getState().signIn(stubSession()));

test('the page is drawn while it is written, and stays until the finished one is in sight', async () => {
  const { api, generation } = directedApi();
  const opened = Promise.withResolvers<ReturnType<typeof detailsOf>>();
  api.on(routes.site, () => opened.promise);
  await generateOn(api);
  generation.tell(events.accepted, events.step('write'));
  expect(await screen.findByText('Preview, still being written')).toBeInTheDocument();
  expect(screen.getByText('Generating your website')).toBeInTheDocument();
  const drawn = liveFrame();

  generation.tell(events.page('<h1>Rye'));
  await waitFor(() => expect(screen.queryByText('Generating your website')).not.toBeInTheDocument());
  generation.tell(events.done);
  expect(await screen.findByText('Opening your website')).toBeInTheDocument();
  expect(liveFrame()).toBe(drawn);

  opened.resolve(detailsOf('A bakery'));
  const finished = await siteFrame();
  expect(liveFrame()).toBe(drawn);
  fireEvent.load(finished);
  expect(liveFrame()).not.toBeInTheDocument();
  expect(await siteFrame()).toBe(finished);
});

test('who edits before the finished page is in sight has nothing in front of it', async () => {
  const { api, generation } = directedApi();
  api.on(routes.site, () => detailsOf('A bakery'));
  vi.stubGlobal('fetch', async (address: string) => new Response(address));
  const { user } = await generateOn(api);
  generation.tell(events.accepted, events.page('<h1>Rye'), events.done);
  await siteFrame();
  expect(liveFrame()).toBeInTheDocument();

  await user.click(screen.getByRole('tab', { name: 'Edit' }));
  await editFrame();
  expect(liveFrame()).not.toBeInTheDocument();
});

test('the files are read as they grow; the report comes at the end', async () => {
  const { api, generation } = directedApi();
  const { user } = await generateOn(api);
  generation.tell(events.accepted, events.step('write'));
  await screen.findByText('Step 2 of 5');
  await user.click(screen.getByRole('tab', { name: 'Code' }));
  expect(await screen.findByText('The files appear here as they are written.')).toBeInTheDocument();

  generation.tell(events.file('index.html', '<h1>Rye</h1>\n', true), events.file('about.html', '<h1>Ab'));
  expect(await screen.findByRole('region', { name: 'Text of about.html' })).toHaveTextContent('<h1>Ab');
  expect(screen.getByRole('button', { name: 'Copy' })).toBeDisabled();
  generation.tell({ type: 'file', path: 'about.html', delta: 'out</h1>', complete: false });
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Text of about.html' })).toHaveTextContent('<h1>About</h1>'),
  );

  // Somebody who reads another file is not taken away from it.
  const files = within(screen.getByRole('navigation', { name: 'Files' }));
  await user.click(files.getByRole('button', { name: /index.html/ }));
  generation.tell(events.file('contact.html', '<h1>C'));
  expect(await files.findByRole('button', { name: /contact.html/ })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Text of index.html' })).toHaveTextContent('<h1>Rye</h1>');
  expect(screen.getByRole('button', { name: 'Copy' })).toBeEnabled();

  await user.click(screen.getByRole('tab', { name: 'Report' }));
  expect(screen.getByText(/The report comes at the end/)).toBeInTheDocument();
});

test('the device is changed while the page is written', async () => {
  const { api, generation } = directedApi();
  const { user } = await generateOn(api);
  generation.tell(events.accepted, events.step('write'), events.page('<h1>Rye'));
  await screen.findByText('Step 2 of 5');
  const drawn = liveFrame();
  await user.click(screen.getByRole('radio', { name: 'Mobile' }));
  expect(screen.getByText('390 px')).toBeInTheDocument();
  expect(liveFrame()).toBe(drawn);
});

test('the end of a file that grows stays in sight, unless the person has scrolled up', async () => {
  const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(1000);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  const { api, generation } = directedApi();
  const { user } = await generateOn(api);
  generation.tell(events.accepted, events.step('write'), events.file('index.html', '<h1>Rye'));
  await user.click(await screen.findByRole('tab', { name: 'Code' }));
  const text = await screen.findByRole('region', { name: 'Text of index.html' });
  await waitFor(() => expect(text.scrollTop).toBe(1000));

  const grow = async (delta: string, to: number) => {
    height.mockReturnValue(to);
    generation.tell({ type: 'file', path: 'index.html', delta, complete: false });
    await waitFor(() => expect(text).toHaveTextContent(delta));
  };
  const scrollTo = (top: number) => {
    text.scrollTop = top;
    fireEvent.scroll(text);
  };
  await grow('and wheat', 1200);
  await waitFor(() => expect(text.scrollTop).toBe(1200));
  scrollTo(300);
  await grow('and spelt', 1400);
  expect(text.scrollTop).toBe(300);
  scrollTo(1000);
  await grow('and oats', 1600);
  await waitFor(() => expect(text.scrollTop).toBe(1600));
});

test('whoever reads the code while it is written goes on reading it when the site is done', async () => {
  const { api, generation } = directedApi();
  const { user } = await generateOn(api);
  generation.tell(events.accepted, events.step('write'), events.file('index.html', '<h1>Rye'));
  const code = await screen.findByRole('tab', { name: 'Code' });
  await user.click(code);
  generation.tell(events.done);
  expect(await screen.findByRole('link', { name: 'Download ZIP' })).toBeInTheDocument();
  expect(code).toHaveAttribute('aria-selected', 'true');
});
