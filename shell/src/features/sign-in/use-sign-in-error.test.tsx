import { googleErrorSchema } from '@sitewright/contracts';
import { useLocation } from '@sitewright/web-kit/router';
import { renderScreen } from '@sitewright/web-kit/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepReturnAddress } from '../../lib/return-address.ts';
import { useSignInError } from './use-sign-in-error.ts';

function Explanation() {
  const { state } = useLocation();
  return (
    <>
      <p role="alert">{useSignInError()}</p>
      <p role="status">{JSON.stringify(state)}</p>
    </>
  );
}

function explanationOf(code: string) {
  const { address, unmount } = renderScreen(<Explanation />, { at: `/login?error=${code}` });
  const text = screen.getByRole('alert').textContent;
  expect(address()).toBe('/login');
  unmount();
  return text;
}

test('every code has a sentence of its own that says what to do', () => {
  const sentences = googleErrorSchema.options.map(explanationOf);
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const sentence of sentences) expect(sentence).toMatch(/Use your|use your|once more/);
});

test.each(['', 'constructor', '<b>x</b>', 'google'])(
  'an unknown code, %j, has a general sentence',
  (code) => {
    expect(explanationOf(code)).toBe('The sign-in did not work. Try again, or use your email and password.');
  },
);

test('stays shown after the code has left the address, and remembers where the person wanted to go', () => {
  keepReturnAddress({ from: '/dashboard/profile' });
  renderScreen(<Explanation />, { at: '/login?error=google-cancelled' });
  expect(screen.getByRole('alert')).toHaveTextContent(/You stopped before Google/);
  expect(screen.getByRole('status')).toHaveTextContent('{"from":"/dashboard/profile"}');
});

test('words that the return from Google brings along are shown as well, once', () => {
  const problem = 'This sign-in was not begun in this browser, so it was not used.';
  renderScreen(<Explanation />, { at: { pathname: '/login', state: { problem } } });
  expect(screen.getByRole('alert')).toHaveTextContent(problem);
  expect(screen.getByRole('status')).toHaveTextContent('{"from":"/app"}');
});

test.each([{ problem: 7 }, { problem: null }, null])('the state %j is no explanation', (state) => {
  renderScreen(<Explanation />, { at: { pathname: '/login', state } });
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('says nothing when nothing went wrong, and leaves the state of the address alone', () => {
  renderScreen(<Explanation />, { at: { pathname: '/login', state: { from: '/app' } } });
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(screen.getByRole('status')).toHaveTextContent('{"from":"/app"}');
});
