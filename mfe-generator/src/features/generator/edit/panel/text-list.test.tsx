import { useSession } from '@sitewright/web-kit/session';
import { stubSession } from '@sitewright/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageSource } from '../../../../testing/edit-frame.ts';
import { editApi, openEditor, path } from '../../../../testing/open-editor.ts';

/** The page as the service shows it to be edited: where its texts stand, and of which there are more. */
const tableOf = (...rows: [words: string, elsewhere: number, inScript: 0 | 1][]) => {
  const elements = rows.map(([words, elsewhere, inScript]) => {
    const start = pageSource.indexOf(`>${words}<`) + 1;
    const end = start + words.length;
    return [start - 4, end + 5, start, [[0, start, end, words.length, elsewhere, inScript]]];
  });
  return `<script type="application/json">${JSON.stringify({ version: 1, path, elements })}</script>`;
};

test('in the list of texts both are said once for a part, and heard with each of its texts', async () => {
  useSession.getState().signIn(stubSession());
  const table = tableOf(['Rye', 0, 1], ['Hours', 2, 0], ['When we are open', 0, 0]);
  const marked = pageSource
    .replace('<body>', `<body>${table}`)
    .replace('<h1', '<h1 data-sitewright="0"')
    .replace('<a', '<a data-sitewright="1"')
    .replace('<h2', '<h2 data-sitewright="2"');
  await openEditor(editApi(), marked);
  const top = within(await screen.findByRole('region', { name: 'Top of the page' }));
  const others = 'Other places have these words, too: they stay as they are.';
  const script = 'A script has these words, too: it may write over what you type.';
  expect(top.getAllByText(/these words, too/).map(({ textContent }) => textContent)).toEqual([
    others,
    script,
  ]);
  expect(top.getByRole('textbox', { name: 'Heading 1: Rye' })).toHaveAccessibleDescription(script);
  expect(top.getByRole('textbox', { name: 'Link: Hours' })).toHaveAccessibleDescription(others);
  const hours = within(screen.getByRole('region', { name: 'When we are open' }));
  expect(hours.queryByText(/these words, too/)).not.toBeInTheDocument();
});
