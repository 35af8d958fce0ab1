import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { createApiClient } from './api/api-client.ts';
import { ApiProvider } from './api/api-context.tsx';
import { type Ask, useAnswer } from './use-answer.ts';

const client = createApiClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <ApiProvider client={client}>{children}</ApiProvider>
);

function show(ask: Ask<string>, question: string | undefined = 'one') {
  return renderHook((asked: string | undefined) => useAnswer(asked, ask), {
    wrapper,
    initialProps: question,
  });
}

test('asks nothing without a question', () => {
  const ask = vi.fn<Ask<string>>();
  const { result } = renderHook(() => useAnswer<string>(undefined, ask), { wrapper });
  expect(result.current).toBeUndefined();
  expect(ask).not.toHaveBeenCalled();
});

test('a failure can be tried again', async () => {
  const ask = vi.fn<Ask<string>>().mockRejectedValueOnce(new Error('no')).mockResolvedValue('yes');
  const { result } = show(ask);
  expect(result.current).toEqual({ status: 'loading' });
  await waitFor(() => expect(result.current?.status).toBe('failed'));
  act(() => result.current?.status === 'failed' && result.current.retry());
  expect(result.current).toEqual({ status: 'loading' });
  await waitFor(() => expect(result.current).toEqual({ status: 'ready', value: 'yes' }));
});

test('a late answer to an earlier question counts for nothing', async () => {
  const first = Promise.withResolvers<string>();
  const { result, rerender } = show((_, signal, question) => {
    if (question === 'two') return Promise.resolve('second');
    signal.addEventListener('abort', () => first.resolve('first'));
    return first.promise;
  });
  rerender('two');
  expect(result.current).toEqual({ status: 'loading' });
  await waitFor(() => expect(result.current).toEqual({ status: 'ready', value: 'second' }));
  await act(() => first.promise);
  expect(result.current).toEqual({ status: 'ready', value: 'second' });
});
