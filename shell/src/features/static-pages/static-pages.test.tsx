import { renderScreen } from '@sitewright/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import CookiePolicyPage from './cookie-policy-page.tsx';
import FaqPage from './faq-page.tsx';
import PrivacyPage from './privacy-page.tsx';
import TermsPage from './terms-page.tsx';

const partTitles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test.each([
  ['Terms of Service', TermsPage],
  ['Privacy Policy', PrivacyPage],
  ['Cookie Policy', CookiePolicyPage],
])('%s is dated today', (title, Page) => {
  renderScreen(<Page />);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  const today = new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date());
  expect(screen.getByText(/^Last Updated/)).toHaveTextContent(`Last Updated: ${today}`);
  expect(document.title).toContain(title);
});

test.each([TermsPage, PrivacyPage, CookiePolicyPage, FaqPage])(
  'the list beside the text leads to each of its parts',
  (Page) => {
    const { container } = renderScreen(<Page />);
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(partTitles());
    for (const link of links) {
      expect(container.querySelector(link.getAttribute('href') ?? '')).toBeInTheDocument();
    }
  },
);

test('the terms name a placeholder for the jurisdiction', () => {
  renderScreen(<TermsPage />);
  expect(screen.getByRole('region', { name: 'Law' })).toHaveTextContent('[Your Jurisdiction]');
});

test('the privacy policy names what the browser keeps', () => {
  renderScreen(<PrivacyPage />);
  const browser = screen.getByRole('region', { name: 'What is kept in your browser' });
  for (const key of ['token', 'email', 'role']) expect(within(browser).getByText(key)).toBeInTheDocument();
});

test('the cookie policy has its seven sections, its four types and its links', () => {
  renderScreen(<CookiePolicyPage />);
  expect(partTitles()).toEqual([
    'Introduction',
    'What Are Cookies',
    'How We Use Cookies',
    'Types of Cookies',
    'Managing Cookies',
    'Changes',
    'Contact',
  ]);
  const types = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(types).toEqual(['Essential', 'Preference', 'Analytics', 'Performance']);
  const targets = within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(targets).toEqual(expect.arrayContaining(['/', '/privacy', '/contact']));
});

test('the table names three cookies and how long they stay', () => {
  renderScreen(<CookiePolicyPage />);
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  const cells = rows.map((row) => [
    within(row).getByRole('rowheader').textContent,
    within(row).getAllByRole('cell').at(-1)?.textContent,
  ]);
  expect(cells).toEqual([
    ['auth_token', "Session, or 7 days with 'Remember Me'"],
    ['user_prefs', '1 year'],
    ['_ga', '2 years'],
  ]);
});

test('six questions are answered, and the way to support is at the end', () => {
  renderScreen(<FaqPage />);
  expect(partTitles()).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/#contacts');
});
