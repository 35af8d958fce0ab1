import { type ContactMessage, routes } from '@sitewright/contracts';
import { Toaster } from '@sitewright/ui';
import { useSession } from '@sitewright/web-kit/session';
import { Refusal, renderScreen, stubSession } from '@sitewright/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { adminApi } from '../../../testing/handlers.ts';
import { manyMessages, messageNumber } from '../../../testing/samples.ts';
import { momentWords } from '../message-words.ts';
import { MessagesPage } from './messages-page.tsx';

beforeEach(() => useSession.getState().signIn(stubSession({ role: 'admin' })));

const page = (
  <>
    <MessagesPage />
    <Toaster />
  </>
);
const show = (api = adminApi({ messages: manyMessages(3) })) => ({ ...renderScreen(page, { api }), api });
const item = async (subject: string) => {
  const heading = await screen.findByRole('heading', { name: subject });
  return within(heading.closest('li') ?? heading);
};
const subjects = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const retry = async (subject: string) => (await item(subject)).getByRole('button', { name: /^Retry/ });
const toastSaying = async (words: string) => (await screen.findByText(words)).closest('[data-slot="toast"]');

test('waits with a spinner, then shows who wrote what, and how sending it goes', async () => {
  show();
  expect(screen.getByText('Loading the messages')).toBeInTheDocument();
  const { createdAt, nextAttemptAt = '' } = messageNumber(1);
  const waiting = await item('Question 1');
  for (const words of ['Person 1', 'person1@example.com', 'Waiting', momentWords(createdAt)])
    expect(waiting.getByText(words)).toBeInTheDocument();
  expect(waiting.getByText(/^Tried once/)).toHaveTextContent(
    `Tried once · next try ${momentWords(nextAttemptAt)}`,
  );
  const parked = await item('Question 2');
  expect(parked.getByText('Parked')).toBeInTheDocument();
  expect(parked.getByText('The mail server refuses the address for good.')).toBeInTheDocument();
  expect(parked.getByText('Tried 2 times')).toBeInTheDocument();
  expect(screen.queryByText('Loading the messages')).not.toBeInTheDocument();
});

test('the message itself is behind a press, with its lines', async () => {
  const { user } = show();
  const first = await item('Question 1');
  const letter = first.getByText(/^Can Sitewright make/);
  expect(letter).not.toBeVisible();
  await user.click(first.getByText('Message'));
  expect(letter).toBeVisible();
  expect(letter.textContent).toBe(messageNumber(1).message);
});

test('a retried message that is sent leaves; the server’s words are shown and the focus stays on the page', async () => {
  const { user, api } = show();
  await user.click(await retry('Question 2'));
  expect(await toastSaying('The message has been sent.')).toHaveTextContent('Message sent');
  await waitFor(() => expect(subjects()).toEqual(['Question 1', 'Question 3']));
  expect(api.calls.map(({ path }) => path)).toContain(`/api/messages/${messageNumber(2)._id}/retry`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a retried message that waits on shows how it goes now', async () => {
  const messages = manyMessages(3);
  const api = adminApi({ messages }).on(routes.retryMessage, () => {
    messages[1] = { ...messageNumber(2), attempts: 3, state: 'waiting', reason: 'The mail server is busy.' };
    return { message: 'The mail server is busy. The message will be tried again.' };
  });
  const { user } = show(api);
  await user.click(await retry('Question 2'));
  const row = await item('Question 2');
  expect(await row.findByText('The mail server is busy.')).toBeInTheDocument();
  const words = 'The mail server is busy. The message will be tried again.';
  expect(await toastSaying(words)).toHaveTextContent('Not sent yet');
  expect(row.getByText('Waiting')).toBeInTheDocument();
  expect(row.getByText('Tried 3 times')).toBeInTheDocument();
  expect(subjects()).toEqual(['Question 1', 'Question 2', 'Question 3']);
});

test('while a retry is under way its button waits; the others do not', async () => {
  const answer = Promise.withResolvers<{ message: string }>();
  const { user, api } = show(
    adminApi({ messages: manyMessages(2) }).on(routes.retryMessage, () => answer.promise),
  );
  await user.click(await retry('Question 1'));
  const busy = await screen.findByRole('button', { name: /^Retrying/ });
  expect(busy).toBeDisabled();
  await user.click(busy);
  expect(api.calls.filter(({ path }) => path.endsWith('/retry'))).toHaveLength(1);
  expect(await retry('Question 2')).toBeEnabled();
  await act(async () => answer.resolve({ message: 'Tried.' }));
  expect(await retry('Question 1')).toBeEnabled();
});

test('a failed retry says why and keeps the row', async () => {
  const api = adminApi({ messages: manyMessages(1) }).on(routes.retryMessage, () => {
    throw new Refusal('UNAVAILABLE', 'The mail service is restarting.');
  });
  const { user } = show(api);
  await user.click(await retry('Question 1'));
  expect(await toastSaying('The mail service is restarting.')).toHaveTextContent('Retry failed');
  expect(await retry('Question 1')).toBeEnabled();
});

test('a message that somebody else has sent meanwhile leaves', async () => {
  const messages = manyMessages(2);
  const { user } = show(adminApi({ messages }));
  const button = await retry('Question 1');
  messages.shift();
  await user.click(button);
  expect(await toastSaying('This message has been sent by now.')).toHaveTextContent('Retry failed');
  await waitFor(() => expect(subjects()).toEqual(['Question 2']));
});

test('shows all, the waiting or the parked', async () => {
  const { user } = show();
  await item('Question 1');
  for (const [name, shown] of [
    ['Parked', ['Question 2']],
    ['Waiting', ['Question 1', 'Question 3']],
    ['All', ['Question 1', 'Question 2', 'Question 3']],
  ] as const) {
    await user.click(screen.getByRole('radio', { name }));
    await waitFor(() => expect(subjects()).toEqual(shown));
  }
});

test('says when nothing is parked, and leaves the choice', async () => {
  const { user } = show(adminApi({ messages: manyMessages(1) }));
  await item('Question 1');
  await user.click(screen.getByRole('radio', { name: 'Parked' }));
  expect(await screen.findByText('No message is parked.')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'All' }));
  await item('Question 1');
});

test('has nothing to search or choose when every message has been sent', async () => {
  show(adminApi());
  expect(await screen.findByRole('heading', { name: 'Every message has been sent' })).toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

const withoutMailServer = { isSet: false, keptDays: 90 };
const keptMessage = (number: number): ContactMessage => {
  const { nextAttemptAt: _, reason: __, ...message } = messageNumber(number);
  return { ...message, state: 'kept', attempts: 1 };
};

test('without a mail server it never says that messages have been sent, and tells how to set one', async () => {
  const { user } = show(adminApi({ mailServer: withoutMailServer }));
  const note = within(await screen.findByRole('region', { name: 'This instance has no mail server' }));
  expect(note.getByText(/kept here for 90 days/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'No messages' })).toBeInTheDocument();
  expect(screen.queryByText('Every message has been sent')).not.toBeInTheDocument();
  await user.click(note.getByText('How to set one up'));
  expect(note.getByText(/SMTP_URL=/)).toBeVisible();
});

test('claims nothing about mail when it cannot ask', async () => {
  const api = adminApi().on(routes.mailServer, () => {
    throw new Refusal('UNAVAILABLE', 'The mail service is restarting.');
  });
  show(api);
  expect(await screen.findByRole('heading', { name: 'No messages' })).toBeInTheDocument();
  expect(screen.queryByText('This instance has no mail server')).not.toBeInTheDocument();
});

test('what is kept without a mail server is read and deleted, and has nowhere to be sent', async () => {
  show(adminApi({ messages: [keptMessage(1)], mailServer: withoutMailServer }));
  const row = await item('Question 1');
  expect(row.getByText('Kept')).toBeInTheDocument();
  await waitFor(() => expect(row.queryByRole('button', { name: /^(Send|Retry)/ })).not.toBeInTheDocument());
  expect(row.queryByText(/^Tried/)).not.toBeInTheDocument();
  expect(row.getByRole('button', { name: /^Delete/ })).toBeEnabled();
});

test('what was kept can be sent once there is a mail server', async () => {
  const { user } = show(adminApi({ messages: [keptMessage(1)] }));
  await user.click(await screen.findByRole('button', { name: /^Send/ }));
  expect(await toastSaying('The message has been sent.')).toHaveTextContent('Message sent');
});

test('a deleted message goes at once, and Undo brings it back to its place', async () => {
  const { user, api } = show();
  await user.click((await item('Question 2')).getByRole('button', { name: /^Delete/ }));
  expect(subjects()).toEqual(['Question 1', 'Question 3']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(subjects()).toEqual(['Question 1', 'Question 2', 'Question 3']));
  expect(api.calls.map(({ path }) => path)).toContain(`/api/messages/${messageNumber(2)._id}/undelete`);
});

test('a message that cannot be deleted comes back, with the reason', async () => {
  const api = adminApi({ messages: manyMessages(1) }).on(routes.deleteMessage, () => {
    throw new Refusal('CONFLICT', 'This message is being sent right now.');
  });
  const { user } = show(api);
  await user.click((await item('Question 1')).getByRole('button', { name: /^Delete/ }));
  expect(await toastSaying('This message is being sent right now.')).toHaveTextContent('was not deleted');
  expect(subjects()).toEqual(['Question 1']);
});

test('searches, and gives everything back', async () => {
  const { user } = show();
  await item('Question 1');
  await user.click(screen.getByRole('searchbox', { name: 'Search messages by name, email or words' }));
  await user.paste('nowhere');
  expect(await screen.findByText('No message has “nowhere” in it.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await item('Question 1');
});

test('loads more when it is asked to; a part that cannot be had leaves the others alone', async () => {
  const { user, api } = show(adminApi({ messages: manyMessages(30) }));
  await item('Question 24');
  api.on(routes.messages, () => {
    throw new Refusal('UNAVAILABLE', 'The database is restarting.');
  });
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error: The database is restarting.');
  expect(subjects()).toHaveLength(24);
  api.on(routes.messages, () => [messageNumber(25)]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await item('Question 25');
  expect(subjects()).toHaveLength(25);
});

test('shows what a stranger wrote as plain text, and an answer cannot be given other receivers', async () => {
  const hostile: ContactMessage = {
    ...messageNumber(1),
    name: '<img src=x>',
    email: 'a?cc=b@example.com',
    subject: '<b>Hi</b>&bcc=c@example.com',
    message: '<script>alert(1)</script>',
  };
  show(adminApi({ messages: [hostile] }));
  const row = await item(hostile.subject);
  expect(row.getByText(hostile.name)).toBeInTheDocument();
  expect(row.getByText(hostile.message)).toBeInTheDocument();
  expect(document.querySelector('img, b, script')).toBeNull();
  const link = row.getByRole('link', { name: hostile.email });
  expect(link).toHaveAttribute(
    'href',
    'mailto:a%3Fcc%3Db%40example.com?subject=Re%3A%20%3Cb%3EHi%3C%2Fb%3E%26bcc%3Dc%40example.com',
  );
});
