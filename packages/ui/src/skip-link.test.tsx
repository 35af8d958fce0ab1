import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { contentId, finishSkip, SkipLink } from './skip-link.tsx';

Element.prototype.scrollIntoView ??= () => undefined;

test('leads to the main part, and leaves the address alone', async () => {
  render(
    <>
      <SkipLink />
      <a href="/">Home</a>
      <main id={contentId}>
        <button type="button">In the page</button>
      </main>
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.hash).toBe('');
  await userEvent.tab();
  expect(screen.getByRole('button')).toHaveFocus();
  expect(screen.getByRole('main')).not.toHaveAttribute('tabindex');
});

test('leads to what the page has marked', async () => {
  render(
    <>
      <SkipLink />
      <main id={contentId}>
        <div data-content="">The content</div>
      </main>
    </>,
  );
  await userEvent.click(screen.getByRole('link'));
  expect(screen.getByText('The content')).toHaveFocus();
});

test('a skip that the browser made before the page had come is finished, once', () => {
  window.history.replaceState(null, '', '/?a=1#content');
  finishSkip();
  expect(window.location.hash).toBe('#content');

  render(<main id={contentId}>The content</main>);
  finishSkip();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.search + window.location.hash).toBe('?a=1');

  screen.getByRole('main').blur();
  finishSkip();
  expect(document.body).toHaveFocus();
});
