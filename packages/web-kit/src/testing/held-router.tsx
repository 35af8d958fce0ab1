import { act } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { createPath, type Location, parsePath, Router, type To } from 'react-router-dom';

const locationOf = (to: To, key: string): Location => ({
  pathname: '/',
  search: '',
  hash: '',
  ...(typeof to === 'string' ? parsePath(to) : to),
  state: null,
  key,
});

/**
 * A router that draws a page's own navigation only when told to: a navigation is a transition, which a busy page draws late.
 * `pending` are the addresses that are asked for and not drawn yet.
 */
export function createHeldRouter(at: string) {
  const pending: string[] = [];
  let draw = (_location: Location) => {};
  let drawn = 0;
  const ask = (to: To) => void pending.push(typeof to === 'string' ? to : createPath(to));

  function HeldRouter({ children }: { children: ReactNode }) {
    const [location, setLocation] = useState(() => locationOf(at, 'first'));
    useEffect(() => {
      draw = setLocation;
    }, []);
    const navigator = { createHref: createPath, push: ask, replace: ask, go: () => undefined };
    return (
      <Router location={location} navigator={navigator}>
        {children}
      </Router>
    );
  }

  const drawNext = () => {
    const next = pending.shift();
    drawn += 1;
    if (next !== undefined) act(() => draw(locationOf(next, String(drawn))));
  };
  return { HeldRouter, pending, drawNext };
}
