import { useSession } from '@sitewright/web-kit/session';
import { stubSession } from '@sitewright/web-kit/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { directedApi, events } from '../../testing/handlers.ts';
import { button, generateOn, siteFrame } from '../../testing/show-generator.tsx';

beforeEach(() => useSession.getState().signIn(stubSession()));

/** A browser that has notifications and answers this when it asks the person. */
function notifications(permission: NotificationPermission, answer = permission) {
  const requestPermission = vi.fn(async () => {
    Consent.permission = answer;
    return answer;
  });
  const Consent = { permission, requestPermission };
  vi.stubGlobal('Notification', Consent);
  return { requestPermission };
}

test('the title says the place and the step, and nothing any more when it has ended', async () => {
  const { api, generation } = directedApi();
  await generateOn(api);
  generation.tell(events.accepted, events.line(2));
  await expect.poll(() => document.title).toBe('2 in line – Generator · Sitewright');
  generation.tell(events.step('plan'), events.step('write'));
  await expect.poll(() => document.title).toBe('Writing… 2 of 5 – Generator · Sitewright');
  generation.tell(events.done);
  await siteFrame();
  expect(document.title).toBe('Generator · Sitewright');
});

test('a notification is asked for when it is pressed, and not before', async () => {
  const { requestPermission } = notifications('default', 'granted');
  const { api, generation } = directedApi();
  const { user } = await generateOn(api);
  generation.tell(events.accepted, events.step('write'));
  await screen.findByText('Step 2 of 5');
  expect(requestPermission).not.toHaveBeenCalled();
  await user.click(button('Tell me when it is done'));
  expect(await screen.findByText('You will be told when it is done.')).toBeInTheDocument();
});

test('none is offered where it was denied', async () => {
  notifications('denied');
  const { api, generation } = directedApi();
  await generateOn(api);
  generation.tell(events.accepted, events.step('write'));
  await screen.findByText('Step 2 of 5');
  expect(screen.queryByRole('button', { name: 'Tell me when it is done' })).not.toBeInTheDocument();
});
