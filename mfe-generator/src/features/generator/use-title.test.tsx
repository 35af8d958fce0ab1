import { routes } from '@sitewright/contracts';
import { useSession } from '@sitewright/web-kit/session';
import { stubSession } from '@sitewright/web-kit/testing';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { directedApi, events, generationId, runningOf } from '../../testing/handlers.ts';
import { button, generateOn, siteFrame } from '../../testing/show-generator.tsx';

beforeEach(() => useSession.getState().signIn(stubSession()));

const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

/** A browser that has notifications and answers this when it asks the person. */
function notifications(permission: NotificationPermission, answer = permission) {
  const told: { title: string; options: NotificationOptions; onclick?: () => void }[] = [];
  const requestPermission = vi.fn(async () => {
    Told.permission = answer;
    return answer;
  });
  class Told {
    static permission = permission;
    static requestPermission = requestPermission;
    close = vi.fn();
    constructor(title: string, options: NotificationOptions) {
      told.push(Object.assign(this, { title, options }));
    }
  }
  vi.stubGlobal('Notification', Told);
  return { told, requestPermission };
}

test('the title says the place, the step, and in a hidden tab that it is done until somebody looks', async () => {
  const { api, generation } = directedApi();
  await generateOn(api);
  generation.tell(events.accepted, events.line(2));
  await expect.poll(() => document.title).toBe('2 in line – Generator · Sitewright');
  generation.tell(events.step('plan'), events.step('write'));
  await expect.poll(() => document.title).toBe('Writing… 2 of 5 – Generator · Sitewright');
  hide(true);
  generation.tell(events.done);
  await expect.poll(() => document.title).toBe('✓ Rye & Ember is done – Generator · Sitewright');
  hide(false);
  expect(document.title).toBe('Generator · Sitewright');
});

test('whoever looks at the page needs no title that it is done', async () => {
  const { api, generation } = directedApi();
  await generateOn(api);
  generation.tell(events.accepted, events.step('plan'), events.done);
  await siteFrame();
  expect(document.title).toBe('Generator · Sitewright');
});

test('a notification is asked for when it is pressed, and comes when the tab is hidden', async () => {
  const { told, requestPermission } = notifications('default', 'granted');
  const { api, generation } = directedApi();
  api.on(routes.generation, () => runningOf('A bakery', { name: 'Rye & Ember' }));
  const { user } = await generateOn(api);
  generation.tell(events.accepted, events.step('write'));
  await screen.findByText('Step 2 of 5');
  expect(requestPermission).not.toHaveBeenCalled();
  await user.click(button('Tell me when it is done'));
  expect(await screen.findByText('You will be told when it is done.')).toBeInTheDocument();
  hide(true);
  generation.tell(events.done);
  await expect
    .poll(() => told)
    .toMatchObject([{ title: 'Rye & Ember is done', options: { tag: generationId } }]);
  const focus = vi.spyOn(window, 'focus').mockImplementation(() => undefined);
  told[0]?.onclick?.();
  expect(focus).toHaveBeenCalled();
});

test('no notification for whoever looks, and none is offered where it was denied', async () => {
  const { told } = notifications('granted');
  const { api, generation } = directedApi();
  const { unmount } = await generateOn(api);
  generation.tell(events.accepted, events.done);
  await siteFrame();
  expect(told).toEqual([]);
  unmount();

  notifications('denied');
  const again = directedApi();
  await generateOn(again.api, 'A smithy');
  expect(screen.queryByRole('button', { name: 'Tell me when it is done' })).not.toBeInTheDocument();
});
