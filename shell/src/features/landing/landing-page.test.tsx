import { renderScreen } from '@sitewright/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { brief, wordCount } from './example/brief.ts';
import { LandingPage } from './landing-page.tsx';

test('leads to the app from the top, the brief and the bottom', () => {
  renderScreen(<LandingPage />);
  const launches = screen.getAllByRole('link', { name: 'Launch App' });
  expect(launches.map((link) => link.getAttribute('href'))).toEqual(['/app', '/app', '/app']);
});

test('every anchor of the navigation exists on the page', () => {
  const { container } = renderScreen(<LandingPage />);
  const anchors = within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('#'));
  expect(anchors).toEqual(['#features', '#modes', '#developer']);
  for (const anchor of anchors) expect(container.querySelector(anchor)).toBeInTheDocument();
});

test('shows the four features and the three devices', () => {
  renderScreen(<LandingPage />);
  for (const name of [
    'AI code generation',
    'Tailwind integration',
    'Instant preview',
    'One-click ZIP download',
  ]) {
    expect(screen.getByRole('heading', { level: 3, name })).toBeInTheDocument();
  }
  for (const width of [1280, 768, 390]) {
    expect(screen.getByRole('img', { name: `The example page ${width} pixels wide` })).toBeInTheDocument();
  }
});

test('the footer has its links and its year', () => {
  renderScreen(<LandingPage />);
  const footer = screen.getByRole('contentinfo');
  const links = within(footer).getAllByRole('link');
  const targets = Object.fromEntries(links.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(targets).toMatchObject({
    FAQ: '/faq',
    Privacy: '/privacy',
    Terms: '/terms',
    'Cookie policy': '/cookie-policy',
    Admin: '/admin-panel',
  });
  expect(footer).toHaveTextContent('© 2024 Sitewright');
});

test('the pictured pages add nothing to the outline and nothing to press', () => {
  const { container } = renderScreen(<LandingPage />);
  for (const picture of container.querySelectorAll('[inert]')) {
    expect(picture.querySelector('h1, h2, h3, a, button')).toBeNull();
  }
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('the menu of narrow screens opens, and closes with the chosen place', async () => {
  const { user } = renderScreen(<LandingPage />);
  await user.click(screen.getByRole('button', { name: 'Open the menu' }));
  expect(screen.getByRole('button', { name: 'Close the menu' })).toHaveAttribute('aria-expanded', 'true');

  await user.click(screen.getByRole('link', { name: 'Modes' }));
  expect(screen.getByRole('button', { name: 'Open the menu' })).toHaveAttribute('aria-expanded', 'false');
});

test('an address with an anchor goes there', () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  renderScreen(<LandingPage />, { at: '/#developer' });
  expect(scrollIntoView.mock.instances).toEqual([document.getElementById('developer')]);
});

test('an anchor that is not there does no harm', () => {
  renderScreen(<LandingPage />, { at: '/#nowhere' });
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});

test('the brief counts its own words', () => {
  expect(wordCount(brief)).toBe(46);
});
