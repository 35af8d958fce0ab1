import { Link, Route, Routes } from '@sitewright/web-kit/router';
import { renderScreen } from '@sitewright/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RouteFocus } from './route-focus.tsx';
import { TitleAnnouncer } from './title-announcer.tsx';

function Pages() {
  return (
    <RouteFocus>
      <Routes>
        <Route path="/" element={<Link to="/two">Go on</Link>} />
        <Route path="/two" element={<h1>Two</h1>} />
      </Routes>
    </RouteFocus>
  );
}

test('puts focus at the beginning of a new page and scrolls up', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { user } = renderScreen(<Pages />);
  await user.click(screen.getByRole('link', { name: 'Go on' }));
  expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'Two' }));
  expect(document.activeElement).not.toBe(document.body);
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test('leaves focus alone on the first page', () => {
  renderScreen(<Pages />);
  expect(document.body).toHaveFocus();
});

test('says the title of a new page', async () => {
  renderScreen(<TitleAnnouncer />);
  document.title = 'Two · Sitewright';
  await waitFor(() => expect(screen.getByText('Two · Sitewright')).toHaveAttribute('aria-live', 'polite'));
});
