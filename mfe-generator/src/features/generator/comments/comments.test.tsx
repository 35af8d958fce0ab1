import { type CommentPlace, type OwnedComment, routes } from '@sitewright/contracts';
import { Toaster } from '@sitewright/ui';
import { createFakeApi, Refusal, renderScreen } from '@sitewright/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { StoreApi } from 'zustand';
import { detailsOf } from '../../../testing/handlers.ts';
import { useAim } from '../change/aim.ts';
import { useChange } from '../change/change-store.ts';
import { usePanelTab } from '../panel-tab.ts';
import { CommentsFrame } from './comments-frame.tsx';
import { CommentsPanel } from './comments-panel.tsx';
import { useComments } from './comments-store.ts';
import { useMaking } from './making-store.ts';
import { useFollowComments } from './use-follow-comments.ts';

const site = detailsOf('A bakery', { version: 3 });
const place: CommentPlace = {
  path: 'index.html',
  element: { start: 10, end: 40 },
  label: 'Heading 1',
  at: { x: 0.5, y: 0.5 },
  onPage: { x: 0.5, y: 0.1 },
};

const comment = (number: number, changes: Partial<OwnedComment> = {}): OwnedComment => ({
  id: `comment-${number}`,
  number,
  name: 'Ana',
  isOwner: false,
  text: `What Ana said, ${number}`,
  version: 2,
  place,
  element: { start: 12, end: 42 },
  createdAt: new Date().toISOString(),
  isResolved: false,
  isUnread: false,
  replies: [],
  ...changes,
});

/** A server that keeps what is said. */
function commentsApi(...said: OwnedComment[]) {
  let kept = said;
  const change = (id: string, changes: Partial<OwnedComment>): OwnedComment => {
    kept = kept.map((each) => (each.id === id ? { ...each, ...changes } : each));
    const changed = kept.find((each) => each.id === id);
    if (!changed) throw new Refusal('NOT_FOUND', 'This comment is gone.');
    return changed;
  };
  return createFakeApi()
    .on(routes.siteComments, () => kept)
    .on(routes.readComments, () => ({ message: 'Read' }))
    .on(routes.createComment, ({ body }) => {
      const made = comment(kept.length + 1, { ...body, isOwner: true });
      kept = [...kept, made];
      return made;
    })
    .on(routes.replyToComment, ({ params, body }) =>
      change(params.comment, {
        replies: [{ id: 'reply-1', text: body.text, createdAt: new Date().toISOString() }],
      }),
    )
    .on(routes.changeComment, ({ params, body }) => change(params.comment, body))
    .on(routes.deleteComment, ({ params }) => {
      kept = kept.filter(({ id }) => id !== params.comment);
      return { message: 'Deleted' };
    });
}

function Screen({ page }: { page: string }) {
  useFollowComments(site);
  return (
    <>
      <CommentsFrame siteId={site.folderId} page={page} width={800} scale={1} onOpen={() => undefined} />
      <CommentsPanel site={site} />
      <Toaster />
    </>
  );
}

const show = (api = commentsApi(), page = 'index.html') => ({
  ...renderScreen(<Screen page={page} />, { api }),
  api,
});

/** Somebody presses a place of the page. */
function press(pressed: CommentPlace = place): void {
  const { contentWindow: source } = screen.getByTitle<HTMLIFrameElement>('Your website, with comments');
  const data = { type: 'sitewright:place-picked', version: 3, place: pressed };
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { source, data }));
  });
}

const item = async (number: number) => {
  const items = await screen.findAllByRole('listitem');
  const found = items.find(({ dataset }) => dataset.comment === `comment-${number}`);
  if (!found) throw new Error(`Comment ${number} is not listed.`);
  return found;
};
const ownForm = () => screen.queryByRole('form', { name: 'New comment' });
const sent = ({ calls }: ReturnType<typeof commentsApi>, method: string) =>
  calls.filter((call) => call.method === method).map(({ path, body }) => ({ path, body }));

const forget = <State,>(store: StoreApi<State>) => store.setState(store.getInitialState(), true);

beforeEach(() => {
  forget(useComments);
  forget(useMaking);
  forget(useChange);
  forget(useAim);
  forget(usePanelTab);
});

describe('what was said', () => {
  test('is listed with who said it, where, in which version, and what is new', async () => {
    const { api } = show(
      commentsApi(
        comment(1, { isUnread: true, text: '<b>Warmer</b>', name: '<i>Ana</i>' }),
        comment(2, { isOwner: true, name: undefined, version: 1 }),
      ),
    );
    const first = await item(1);
    expect(first).toHaveTextContent('<i>Ana</i>');
    expect(first).toHaveTextContent('<b>Warmer</b>');
    expect(first).toHaveTextContent('New');
    expect(first).toHaveTextContent('Heading 1, version 2');
    expect(await item(2)).toHaveTextContent('Heading 1, version 1');
    expect(await item(2)).toHaveTextContent('You');
    await waitFor(() => expect(api.calls.some(({ path }) => path.endsWith('/comments/read'))).toBe(true));
    // It was new when the owner came: it stays marked until they come again.
    expect(first).toHaveTextContent('New');
  });

  test('says what to do where nobody has said anything', async () => {
    show();
    expect(await screen.findByText(/Nobody has said anything yet/)).toHaveTextContent('by a link');
  });

  test('that cannot be read says so, and is asked for again', async () => {
    const api = commentsApi(comment(1)).on(routes.siteComments, () => {
      throw new Refusal('UNAVAILABLE', 'The comments cannot be read now.');
    });
    const { user } = show(api);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The comments cannot be read now.');
    api.on(routes.siteComments, () => [comment(1)]);
    await user.click(within(alert).getByRole('button'));
    expect(await item(1)).toHaveTextContent('What Ana said, 1');
  });

  test('is asked for again when the person comes back to the window', async () => {
    const api = commentsApi();
    show(api);
    await screen.findByText(/Nobody has said anything yet/);
    api.on(routes.siteComments, () => [comment(1)]);
    act(() => {
      window.dispatchEvent(new Event('focus'));
    });
    expect(await item(1)).toBeInTheDocument();
  });
});

describe('a comment of the owner’s own', () => {
  test('is pinned where the page was pressed, in the version that was seen', async () => {
    const { user, api } = show();
    await screen.findByText(/Nobody has said anything yet/);
    press();
    const field = await screen.findByLabelText('Your comment');
    expect(field).toHaveFocus();
    expect(ownForm()).toHaveTextContent('Heading 1');
    await user.type(field, 'Larger, please');
    await user.click(screen.getByRole('button', { name: 'Pin comment' }));
    const pinned = await item(1);
    expect(pinned).toHaveTextContent('Larger, please');
    expect(ownForm()).not.toBeInTheDocument();
    expect(within(pinned).getByRole('button', { name: /^Show comment/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(sent(api, 'post')[0]?.body).toEqual({ version: 3, place, text: 'Larger, please' });
  });

  test('without a word is not sent; one that was refused stays as it was written', async () => {
    const api = commentsApi().on(routes.createComment, () => {
      throw new Refusal('CONFLICT', 'There are 500 comments already. Delete one first.');
    });
    const { user } = show(api);
    press();
    const field = await screen.findByLabelText('Your comment');
    await user.click(screen.getByRole('button', { name: 'Pin comment' }));
    expect(await screen.findByText('Write what you want to say.')).toBeInTheDocument();
    expect(field).toHaveFocus();
    expect(sent(api, 'post')).toEqual([]);
    await user.type(field, 'Larger');
    await user.click(screen.getByRole('button', { name: 'Pin comment' }));
    expect(await screen.findByText(/Delete one first/)).toBeInTheDocument();
    expect(field).toHaveValue('Larger');
  });

  test('is given up with Escape, and begun anew at another place', async () => {
    const { user } = show();
    press();
    await user.type(await screen.findByLabelText('Your comment'), 'Larger{Escape}');
    expect(ownForm()).not.toBeInTheDocument();
    press({ ...place, label: 'Picture' });
    expect(await screen.findByLabelText('Your comment')).toHaveValue('');
    expect(ownForm()).toHaveTextContent('Picture');
  });

  test('is not begun by a page that is not shown', async () => {
    show();
    await screen.findByText(/Nobody has said anything yet/);
    press({ ...place, path: 'team.html' });
    expect(ownForm()).not.toBeInTheDocument();
  });
});

describe('what the owner does about a comment', () => {
  test('is to answer it', async () => {
    const { user } = show(commentsApi(comment(1)));
    await user.click(await screen.findByRole('button', { name: 'Reply to comment 1' }));
    const field = screen.getByRole('textbox', { name: 'Reply to comment 1' });
    expect(field).toHaveFocus();
    await user.type(field, 'I will');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('I will')).toBeInTheDocument();
    expect(field).not.toBeInTheDocument();
  });

  test('an answer that did not arrive stays in its field', async () => {
    const api = commentsApi(comment(1)).on(routes.replyToComment, () => {
      throw new Refusal('UNAVAILABLE', 'Try again in a minute.');
    });
    const { user } = show(api);
    await user.click(await screen.findByRole('button', { name: 'Reply to comment 1' }));
    const field = screen.getByRole('textbox', { name: 'Reply to comment 1' });
    await user.type(field, 'I will');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Try again in a minute.')).toBeInTheDocument();
    expect(field).toHaveValue('I will');
  });

  test('is to resolve it, which takes it out of sight until all are asked for', async () => {
    const { user } = show(commentsApi(comment(1), comment(2)));
    await user.click(await screen.findByRole('button', { name: 'Resolve comment 1' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Show what is resolved (1)' }));
    expect(await item(1)).toHaveTextContent('Resolved');
    await user.click(screen.getByRole('button', { name: 'Reopen comment 1' }));
    await waitFor(async () => expect(await item(1)).not.toHaveTextContent('Resolved'));
  });

  test('is to delete it; where that fails it stays, and that is said', async () => {
    const api = commentsApi(comment(1));
    const { user } = show(api);
    const remove = await screen.findByRole('button', { name: 'Delete comment 1' });
    api.on(routes.deleteComment, () => {
      throw new Refusal('UNAVAILABLE', 'Try again in a minute.');
    });
    await user.click(remove);
    expect(await screen.findByText('Not deleted')).toBeInTheDocument();
    expect(await item(1)).toBeInTheDocument();
    api.on(routes.deleteComment, () => ({ message: 'Deleted' }));
    await user.click(remove);
    await waitFor(() => expect(screen.queryByRole('listitem', { name: /./ })).not.toBeInTheDocument());
    expect(await screen.findByText(/Nobody has said anything yet/)).toBeInTheDocument();
  });

  test('is to make it a change: its words are filled in, and its place is pointed at', async () => {
    const { user } = show(commentsApi(comment(1)));
    await user.click(await screen.findByRole('button', { name: 'Make this change, of comment 1' }));
    expect(useChange.getState().text).toBe('What Ana said, 1');
    expect(useAim.getState().target).toEqual({
      path: 'index.html',
      element: { start: 12, end: 42 },
      label: 'Heading 1',
    });
    expect(usePanelTab.getState().tab).toBe('change');
  });

  test('whose place the site no longer has: the change names it in words', async () => {
    const { user } = show(commentsApi(comment(1, { element: undefined })));
    await user.click(await screen.findByRole('button', { name: 'Make this change, of comment 1' }));
    expect(useChange.getState().text).toBe('Heading 1: What Ana said, 1');
    expect(useAim.getState().target).toBeUndefined();
    expect(usePanelTab.getState().tab).toBe('change');
  });
});
