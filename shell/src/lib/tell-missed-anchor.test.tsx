import { BrowserRouter, Navigate, Route, Routes, useLocation } from '@sitewright/web-kit/router';
import { render, screen } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { tellMissedAnchor } from './tell-missed-anchor.ts';

const Address = () => {
  const { pathname, hash } = useLocation();
  return <p>{`${pathname}${hash}`}</p>;
};

/** Follows a link while the page is drawn for the first time, as somebody does who is faster than that. */
function FollowedMeanwhile() {
  if (window.location.hash === '') window.history.pushState(null, '', '#contacts');
  return null;
}

function App({ children }: { children: ReactNode }) {
  useEffect(tellMissedAnchor, []);
  return <BrowserRouter>{children}</BrowserRouter>;
}

afterEach(() => window.history.replaceState(null, '', '/'));

test('an anchor that is followed while the page is drawn for the first time reaches the router', async () => {
  window.history.replaceState(null, '', '/');
  render(
    <App>
      <Address />
      <FollowedMeanwhile />
    </App>,
  );
  expect(await screen.findByText('/#contacts')).toBeVisible();
});

test('a guard’s way to sign in and back stays as it is', async () => {
  const State = () => <p>{JSON.stringify(useLocation().state)}</p>;
  window.history.replaceState(null, '', '/secret#part');
  render(
    <App>
      <Routes>
        <Route path="/secret" element={<Navigate to="/login" replace state={{ from: '/secret#part' }} />} />
        <Route path="/login" element={<State />} />
      </Routes>
    </App>,
  );
  expect(await screen.findByText('{"from":"/secret#part"}')).toBeVisible();
});
