import { installScrolling, scrollIntoSight } from '@sitewright/ui/testing';
import { type RenderOptions, renderScreen } from '@sitewright/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { brief, textOf, wordCount } from './example/brief.ts';
import LandingPage from './landing-page.tsx';
import { madeSites } from './made/made-sites.ts';

beforeEach(installScrolling);

const ContactForm = () => <p>The form</p>;

const renderLanding = (options?: RenderOptions) =>
  renderScreen(<LandingPage ContactForm={ContactForm} />, options);

test('leads to the app from the top, the brief and the bottom', () => {
  renderLanding();
  const launches = screen.getAllByRole('link', { name: 'Launch App' });
  // The header has one for each width.
  expect(launches.map((link) => link.getAttribute('href'))).toEqual(Array(4).fill('/app'));
});

test('every anchor of the navigation exists on the page', () => {
  const { container } = renderLanding();
  const anchors = within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('#'));
  expect(anchors).toEqual(['#features', '#modes', '#developer', '#watch-demo', '#contacts']);
  for (const anchor of anchors) expect(container.querySelector(anchor)).toBeInTheDocument();
});

test('shows the four features and the three devices', () => {
  renderLanding();
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

test('shows a site while it is written, as the generator does', () => {
  renderLanding();
  const features = within(screen.getByRole('region', { name: /^Made properly/ }));
  expect(features.getByRole('img', { name: 'An example of progress: Write, 2 of 5' })).toBeInTheDocument();
  expect(features.getByText(/Stop whenever you like/)).toBeInTheDocument();
  expect(features.getByRole('img', { name: 'The upper half of a page, already drawn' })).toBeInTheDocument();
});

test('the footer has its links and its year', () => {
  renderLanding();
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

test('the pictured pages add nothing to the outline and nothing to press', async () => {
  const { container } = renderLanding();
  await scrollIntoSight();
  for (const picture of container.querySelectorAll('[inert]')) {
    expect(picture.querySelector('h1, h2, h3, a, button')).toBeNull();
  }
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('the menu of narrow screens opens, and closes with the chosen place', async () => {
  const { user } = renderLanding();
  await user.click(screen.getByRole('button', { name: 'Open the menu' }));
  expect(screen.getByRole('button', { name: 'Close the menu' })).toHaveAttribute('aria-expanded', 'true');

  await user.click(screen.getByRole('link', { name: 'Modes' }));
  expect(screen.getByRole('button', { name: 'Open the menu' })).toHaveAttribute('aria-expanded', 'false');
});

test('an address with an anchor goes there', () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  renderLanding({ at: '/#developer' });
  expect(scrollIntoView.mock.instances).toEqual([document.getElementById('developer')]);
  expect(screen.getByRole('region', { name: 'Nothing to untangle.' })).toHaveFocus();
});

test('the contact form comes when its section comes near, and not before', async () => {
  renderLanding();
  expect(screen.queryByText('The form')).not.toBeInTheDocument();
  expect(screen.getByText('The form is loading')).toBeInTheDocument();
  await scrollIntoSight();
  expect(screen.getByText('The form')).toBeInTheDocument();
});

test('the contact form comes at once when its anchor is asked for, and focus is there', () => {
  renderLanding({ at: '/#contacts' });
  expect(screen.getByText('The form')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Write to us.' })).toHaveFocus();
});

test('three made sites stand beside the words they were made from', () => {
  renderLanding();
  const made = screen.getByRole('region', { name: /^One paragraph/ });
  const pictures = within(made).getAllByRole('img');
  expect(pictures).toHaveLength(3);
  for (const picture of pictures) expect(picture).toHaveAttribute('loading', 'lazy');
  for (const { prompt } of Object.values(madeSites))
    expect(within(made).getByText(prompt)).toBeInTheDocument();
});

test('an anchor that is not there does no harm', () => {
  renderLanding({ at: '/#nowhere' });
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});

test('the brief counts its own words', () => {
  expect(wordCount(textOf(brief))).toBe(46);
});
