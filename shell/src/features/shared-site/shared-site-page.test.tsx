import { type CommentPlace, type PageComment, routes, type SharedSite } from '@sitewright/contracts';
import { Toaster } from '@sitewright/ui';
import { createFakeApi, type FakeApi, Refusal, renderScreen } from '@sitewright/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { SharedSitePage } from './shared-site-page.tsx';

const token = 'a'.repeat(32);
const ticket = 'b'.repeat(43);
const site: SharedSite = {
  ticket,
  name: 'Rye & Ember',
  version: 2,
  isNewest: true,
  endsAt: '2026-11-30T09:14:00.000Z',
  pages: ['index.html', 'team.html'],
};
const place: CommentPlace = {
  path: 'index.html',
  element: { start: 10, end: 40 },
  label: 'Heading 1',
  at: { x: 0.5, y: 0.5 },
  onPage: { x: 0.5, y: 0.1 },
};

const comment = (number: number, changes: Partial<PageComment> = {}): PageComment => ({
  id: `comment-${number}`,
  number,
  name: 'Ana',
  isOwner: false,
  text: `What Ana said, ${number}`,
  version: 2,
  place,
  element: place.element,
  createdAt: '2026-11-24T09:14:00.000Z',
  isResolved: false,
  replies: [],
  ...changes,
});

/** A server that shows the site to whoever has the token, and keeps what is said. */
function sharedApi({ password, said = [] }: { password?: string; said?: PageComment[] } = {}) {
  let kept = said;
  return createFakeApi()
    .on(routes.openShared, ({ body }) => {
      if (body.token !== token) throw new Refusal('NOT_FOUND', 'Make sure that you have the whole of it.');
      if (password !== undefined && body.password === undefined)
        throw new Refusal('PASSWORD_REQUIRED', 'This link has a password.');
      if (body.password !== password) {
        const message = 'This is not the password of this link.';
        throw new Refusal('VALIDATION_FAILED', message, { password: message });
      }
      return site;
    })
    .on(routes.sharedSite, () => site)
    .on(routes.sharedComments, () => kept)
    .on(routes.createSharedComment, ({ body }) => {
      const made = comment(kept.length + 1, body);
      kept = [...kept, made];
      return { comment: made, key: `key-of-${made.id}` };
    })
    .on(routes.deleteSharedComment, ({ params }) => {
      kept = kept.filter(({ id }) => id !== params.comment);
      return { message: 'Deleted' };
    });
}

const show = (api: FakeApi = sharedApi(), at = `/shared#${token}`) => ({
  ...renderScreen(
    <>
      <SharedSitePage />
      <Toaster />
    </>,
    { api, at },
  ),
  api,
});

const siteFrame = () => screen.findByTitle<HTMLIFrameElement>('“Rye & Ember”');
const pinsFrame = () => screen.findByTitle<HTMLIFrameElement>('“Rye & Ember”, to comment on');
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const callsTo = ({ calls }: FakeApi, ending: string) => calls.filter(({ path }) => path.endsWith(ending));
const comeBack = () =>
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });

/** What the frame says. */
async function say(frame: Promise<HTMLIFrameElement>, data: object): Promise<void> {
  const { contentWindow: source } = await frame;
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { source, data }));
  });
}

const press = (pressed: CommentPlace = place) =>
  say(pinsFrame(), { type: 'sitewright:place-picked', version: 2, place: pressed });

async function showComments(api: FakeApi) {
  const view = show(api);
  await view.user.click(await screen.findByRole('radio', { name: /^Comment/ }));
  return view;
}

beforeEach(() => {
  window.localStorage.clear();
});

describe('a link', () => {
  test('shows the site until it ends, and tells no search engine', async () => {
    show();
    expect((await siteFrame()).getAttribute('src')).toBe(`/preview/${ticket}/index.html`);
    expect(await title('Rye & Ember')).toBeInTheDocument();
    expect(screen.getByText(/^Can be seen until/)).toHaveTextContent('November 30');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
    expect((await siteFrame()).getAttribute('sandbox')).not.toContain('allow-same-origin');
  });

  test('says which version it shows where that is not the newest', async () => {
    show(sharedApi().on(routes.openShared, () => ({ ...site, isNewest: false })));
    expect(await screen.findByText(/^Version 2\./)).toBeInTheDocument();
  });

  test('leads to the pages of the site, and follows whoever goes there by a link', async () => {
    const { user } = show();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Page' }), 'team.html');
    expect((await siteFrame()).getAttribute('src')).toBe(`/preview/${ticket}/team.html`);
    await say(siteFrame(), { type: 'sitewright:page', path: `/preview/${ticket}/index.html`, title: 'Rye' });
    expect(screen.getByRole('combobox', { name: 'Page' })).toHaveValue('index.html');
    // What the site says of itself is no page of it.
    await say(siteFrame(), { type: 'sitewright:page', path: `/preview/${ticket}/elsewhere.html`, title: '' });
    expect(screen.getByRole('combobox', { name: 'Page' })).toHaveValue('index.html');
  });

  test('with a password asks for it, says that one is wrong, and goes on after a reload', async () => {
    const api = sharedApi({ password: 'open sesame' });
    const { user, unmount } = show(api);
    await title('A website is shared with you');
    const field = screen.getByLabelText('Password');
    const see = screen.getByRole('button', { name: 'See the website' });
    await user.click(see);
    expect(await screen.findByText('Type the password.')).toBeInTheDocument();
    expect(callsTo(api, '/open')).toHaveLength(1);
    await user.type(field, 'open sesam');
    await user.click(see);
    expect(await screen.findByText('This is not the password of this link.')).toBeInTheDocument();
    expect(screen.queryByTitle('“Rye & Ember”')).not.toBeInTheDocument();
    await user.clear(field);
    await user.type(field, 'open sesame');
    await user.click(see);
    expect(await siteFrame()).toBeInTheDocument();
    unmount();
    show(api);
    expect(await siteFrame()).toBeInTheDocument();
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  });

  test.each([
    ['SHARE_ENDED', 'This link has ended'],
    ['SHARE_REVOKED', 'This link was revoked'],
    ['SHARE_CLOSED', 'Not shared any more'],
    ['NOT_FOUND', 'This link leads nowhere'],
  ] as const)('that is %s says no more than that', async (code, words) => {
    show(
      sharedApi().on(routes.openShared, () => {
        throw new Refusal(code, 'Ask whoever sent it to you for another.');
      }),
    );
    expect(await title(words)).toBeInTheDocument();
    expect(screen.getByText('Ask whoever sent it to you for another.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.queryByTitle('“Rye & Ember”')).not.toBeInTheDocument();
  });

  test('that could not be opened is tried again', async () => {
    const api = sharedApi().on(routes.openShared, () => {
      throw new Refusal('UNAVAILABLE', 'Try again in a minute.');
    });
    const { user } = show(api);
    await title('This could not be opened');
    api.on(routes.openShared, () => site);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await siteFrame()).toBeInTheDocument();
  });

  test('that ends while somebody looks shows nothing any more', async () => {
    const api = sharedApi();
    show(api);
    await siteFrame();
    api.on(routes.sharedSite, () => {
      throw new Refusal('SHARE_ENDED', 'Ask for another.');
    });
    comeBack();
    expect(await title('This link has ended')).toBeInTheDocument();
    expect(screen.queryByTitle('“Rye & Ember”')).not.toBeInTheDocument();
  });

  test('stays in sight while nobody answers', async () => {
    const api = sharedApi();
    show(api);
    await siteFrame();
    api.on(routes.sharedSite, () => {
      throw new Refusal('UNAVAILABLE', 'Not now.');
    });
    comeBack();
    await waitFor(() => expect(callsTo(api, `/shared/${ticket}`)).toHaveLength(1));
    expect(await siteFrame()).toBeInTheDocument();
  });

  test('shows the next version as soon as somebody comes back to it', async () => {
    const api = sharedApi();
    show(api);
    const before = await siteFrame();
    api.on(routes.sharedSite, () => ({ ...site, version: 3, name: 'Rye' }));
    comeBack();
    expect(await title('Rye')).toBeInTheDocument();
    expect(before).not.toBeInTheDocument();
  });
});

describe('comments', () => {
  test('are plain text, with the answers of the owner and what is settled', async () => {
    const replies = [{ id: 'r', text: 'Thank you', createdAt: '2026-11-24T09:14:00.000Z' }];
    const said = [
      comment(1, { name: '<b>Ana</b>', text: '<img src=x>', replies }),
      comment(2, { isResolved: true }),
    ];
    const { user } = await showComments(sharedApi({ said }));
    const [item] = await screen.findAllByRole('listitem');
    expect(item).toHaveTextContent('<b>Ana</b>');
    expect(item).toHaveTextContent('<img src=x>');
    expect(item).toHaveTextContent('The ownerThank you');
    expect(screen.getByRole('radio', { name: /^Comment\s*1\s*open$/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show what is resolved (1)' }));
    expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('Resolved');
  });

  test('are pinned where the page was pressed, under a name that is remembered', async () => {
    const api = sharedApi();
    const { user } = await showComments(api);
    await press();
    const form = await screen.findByRole('form', { name: 'New comment' });
    expect(form).toHaveTextContent('Heading 1');
    expect(screen.getByLabelText('Your name')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Pin comment' }));
    expect(screen.getByText('Say who you are.')).toBeInTheDocument();
    expect(screen.getByText('Write what you want to say.')).toBeInTheDocument();
    expect(callsTo(api, '/comments').filter(({ method }) => method === 'post')).toEqual([]);
    await user.type(screen.getByLabelText('Your name'), 'Ben');
    await user.type(screen.getByLabelText('Comment'), 'Larger, please');
    await user.click(screen.getByRole('button', { name: 'Pin comment' }));
    expect(await screen.findByRole('listitem')).toHaveTextContent('Larger, please');
    expect(form).not.toBeInTheDocument();
    const [sent] = callsTo(api, '/comments').filter(({ method }) => method === 'post');
    expect(sent?.body).toEqual({ version: 2, place, name: 'Ben', text: 'Larger, please' });

    await press({ ...place, label: 'Picture' });
    expect(await screen.findByLabelText('Your name')).toHaveValue('Ben');
    expect(screen.getByLabelText('Comment')).toHaveFocus();
  });

  test('that were refused stay as they were written, and Escape gives them up', async () => {
    const api = sharedApi().on(routes.createSharedComment, () => {
      throw new Refusal('RATE_LIMITED', 'You comment too fast. Try again in a minute.');
    });
    const { user } = await showComments(api);
    await press();
    await user.type(await screen.findByLabelText('Your name'), 'Ben');
    await user.type(screen.getByLabelText('Comment'), 'Larger');
    await user.click(screen.getByRole('button', { name: 'Pin comment' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in a minute.');
    expect(screen.getByLabelText('Comment')).toHaveValue('Larger');
    await user.type(screen.getByLabelText('Comment'), '{Escape}');
    expect(screen.queryByRole('form', { name: 'New comment' })).not.toBeInTheDocument();
  });

  test('of one’s own are taken away again, and nobody else’s', async () => {
    const api = sharedApi({ said: [comment(1)] });
    const { user } = await showComments(api);
    await press();
    await user.type(await screen.findByLabelText('Your name'), 'Ben');
    await user.type(screen.getByLabelText('Comment'), 'Larger');
    await user.click(screen.getByRole('button', { name: 'Pin comment' }));
    const remove = await screen.findByRole('button', { name: 'Delete comment 2' });
    expect(screen.queryByRole('button', { name: 'Delete comment 1' })).not.toBeInTheDocument();
    await user.click(remove);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    const [deleted] = api.calls.filter(({ method }) => method === 'delete');
    expect(deleted?.query.get('key')).toBe('key-of-comment-2');
  });

  test('are brought into sight with the page they are on', async () => {
    const elsewhere = comment(1, { place: { ...place, path: 'team.html' } });
    const { user } = await showComments(sharedApi({ said: [elsewhere] }));
    const item = within(await screen.findByRole('listitem'));
    await user.click(item.getByRole('button', { name: /^Show comment/ }));
    expect((await pinsFrame()).getAttribute('src')).toBe(`/preview/${ticket}/team.html?pins`);
    expect(item.getByRole('button', { name: /^Show comment/ })).toHaveAttribute('aria-pressed', 'true');
  });

  test('that cannot be read are asked for again', async () => {
    const api = sharedApi({ said: [comment(1)] }).on(routes.sharedComments, () => {
      throw new Refusal('UNAVAILABLE', 'The comments cannot be read now.');
    });
    const { user } = await showComments(api);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The comments cannot be read now.');
    api.on(routes.sharedComments, () => [comment(1)]);
    await user.click(within(alert).getByRole('button'));
    expect(await screen.findByRole('listitem')).toHaveTextContent('What Ana said, 1');
  });

  test('end with the link', async () => {
    const api = sharedApi();
    const { user } = await showComments(api);
    await press();
    api.on(routes.createSharedComment, () => {
      throw new Refusal('SHARE_REVOKED', 'Ask for another.');
    });
    await user.type(await screen.findByLabelText('Your name'), 'Ben');
    await user.type(screen.getByLabelText('Comment'), 'Larger');
    await user.click(screen.getByRole('button', { name: 'Pin comment' }));
    expect(await title('This link was revoked')).toBeInTheDocument();
  });
});
