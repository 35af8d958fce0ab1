import { ApiProvider, createApiClient } from '@sitewright/web-kit';
import { type GenerationProgress, nothingYet } from '@sitewright/web-kit/generation';
import { useSession } from '@sitewright/web-kit/session';
import { createHeldRouter, stubSession } from '@sitewright/web-kit/testing';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { directedApi, events, generationId, site } from '../../testing/handlers.ts';
import { useGenerator } from './generator-store.ts';
import { useAddress } from './use-address.ts';

const change = (progress: Partial<GenerationProgress>, isShown = false) =>
  act(() => {
    const { generation } = useGenerator.getState();
    useGenerator.setState({
      generation: {
        abortController: new AbortController(),
        request: undefined,
        restOf: undefined,
        stop: 'none',
        ...generation,
        progress: { ...(generation?.progress ?? nothingYet), ...progress },
        isShown,
      },
    });
  });

test('what is done before its own address was drawn is not followed once more', () => {
  useSession.getState().signIn(stubSession());
  const { api } = directedApi();
  const { HeldRouter, pending, drawNext } = createHeldRouter(`/app?site=${site.id}`);
  renderHook(() => useAddress(() => undefined), {
    wrapper: ({ children }) => (
      <HeldRouter>
        <ApiProvider client={createApiClient(api)}>{children}</ApiProvider>
      </HeldRouter>
    ),
  });
  change({ generationId, state: 'running' });
  expect(pending).toEqual([`/app?generation=${generationId}`]);
  change({ state: 'done', done: events.done }, true);
  drawNext();
  expect(pending).toEqual([`/app?site=${site.id}`]);
  drawNext();
  expect(useGenerator.getState().generation).toBeUndefined();
  expect(api.calls).toEqual([]);
});
