import { BrowserRouter, Navigate, Route, Routes, useLocation } from '@sitewright/web-kit/router';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MissedNavigation } from './missed-navigation.tsx';

const Address = () => {
  const { pathname, hash } = useLocation();
  return <p>{`${pathname}${hash}`}</p>;
};

/** Follows a link while the page is drawn for the first time, as somebody does who is faster than that. */
function FollowedMeanwhile() {
  if (window.location.hash === '') window.history.pushState(null, '', '#contacts');
  return null;
}

afterEach(() => window.history.replaceState(null, '', '/'));

test('an anchor that is followed while the page is drawn for the first time reaches the router', async () => {
  window.history.replaceState(null, '', '/');
  render(
    <BrowserRouter>
      <Address />
      <FollowedMeanwhile />
      <MissedNavigation />
    </BrowserRouter>,
  );
  expect(await screen.findByText('/#contacts')).toBeVisible();
});

test('what the router does itself afterwards keeps its state, as a guard’s way to sign in and back', async () => {
  const State = () => <p>{JSON.stringify(useLocation().state)}</p>;
  window.history.replaceState(null, '', '/secret');
  render(
    <BrowserRouter>
      <MissedNavigation />
      <Routes>
        <Route path="/secret" element={<Navigate to="/login" replace state={{ from: '/secret' }} />} />
        <Route path="/login" element={<State />} />
      </Routes>
    </BrowserRouter>,
  );
  expect(await screen.findByText('{"from":"/secret"}')).toBeVisible();
});
