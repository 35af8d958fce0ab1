import { routes } from '@sitewright/contracts';
import { useSession } from '@sitewright/web-kit/session';
import { stubSession } from '@sitewright/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { editApi, openEditor, path } from '../../../../testing/open-editor.ts';
import { showEditFace } from '../face.ts';
import { stylesheetPath } from '../page/with-styles.ts';

beforeEach(() => useSession.getState().signIn(stubSession()));
afterEach(() => showEditFace('text'));

/** As a model writes it. */
const styles = [
  ':root{--color-paper:oklch(98% .01 90);--color-ink:oklch(25% .03 60)}',
  'body{background:var(--color-paper);color:var(--color-ink)}',
].join('');
const files = {
  [path]: '<!doctype html><title>Rye</title><body><h1>Rye</h1></body>',
  [stylesheetPath]: styles,
};

async function openLook(server = editApi(files)) {
  const view = await openEditor(server);
  await view.user.click(await screen.findByRole('radio', { name: 'Look' }));
  const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: `${name}, as hex` });
  const enter = async (name: string, value: string) =>
    fireEvent.change(await field(name), { target: { value } });
  const css = () => view.versions.files()[stylesheetPath];
  const shown = () => view.told.findLast(({ type }) => type === 'sitewright:edit-styles');
  return { ...view, field, enter, css, shown };
}

test('a colour on which nothing could be read is shown and not stored, until the nearest good one is taken by key', async () => {
  const { user, field, enter, css, shown, versions } = await openLook();
  expect(await field('Paper')).toHaveValue('#fbf8f1');
  await enter('Ink', '#102030');
  await enter('Ink', '#999999');
  const problem = 'Not saved: words would be hard to read.';
  expect(await screen.findByRole('alert')).toHaveTextContent(problem);
  expect(await field('Ink')).toHaveAccessibleDescription(problem);
  expect(await field('Ink')).toBeInvalid();
  expect(shown()).toMatchObject({ css: expect.stringContaining('--color-ink:#999999') });

  (await field('Ink')).focus();
  await user.tab();
  expect(document.activeElement).toHaveAccessibleName(/^Use #[0-9a-f]{6}$/);
  const nearest = document.activeElement?.textContent?.replace('Use ', '');
  await user.keyboard('{Enter}');
  expect(await field('Ink')).toHaveFocus();
  expect(screen.queryByText(problem)).not.toBeInTheDocument();
  expect(await screen.findByText('Saved as version 2')).toBeInTheDocument();
  expect(css()).toBe(styles.replace('oklch(25% .03 60)', nearest ?? ''));
  expect(versions.list().versions).toHaveLength(2);
});

test('colours that can be read only together are stored together; Escape gives the old one back', async () => {
  const { user, field, enter, css, shown } = await openLook();
  await enter('Paper', '#101010');
  expect(await screen.findByText(/^Not saved/)).toBeInTheDocument();
  (await field('Paper')).focus();
  await user.keyboard('{Escape}');
  expect(await field('Paper')).toHaveValue('#fbf8f1');
  expect(shown()).toMatchObject({ css: styles });

  await enter('Paper', '#101010');
  await enter('Ink', '#fafafa');
  await waitFor(() =>
    expect(css()).toBe(
      styles.replace('oklch(98% .01 90)', '#101010').replace('oklch(25% .03 60)', '#fafafa'),
    ),
  );
  expect(screen.queryByText(/^Not saved/)).not.toBeInTheDocument();
  expect(screen.getByText('Saved as version 2')).toBeInTheDocument();
});

test('what is only tried is gone from the page when the look is left', async () => {
  const { user, enter, css, shown } = await openLook();
  await enter('Ink', '#eeeeee');
  await user.click(screen.getByRole('radio', { name: 'Text' }));
  expect(shown()).toMatchObject({ css: styles });
  expect(css()).toBe(styles);
});

test('a typeface is set once more after somebody else has changed the site', async () => {
  const server = editApi(files);
  const { api, versions } = server;
  const choices = ['Figtree', 'Fraunces'].map((family) => ({ family, isForText: true }));
  api
    .on(routes.typefaces, () => ({ headings: 'Figtree', text: 'Figtree', choices }))
    .on(routes.setTypefaces, ({ body }) => {
      const edits = [{ path: stylesheetPath, start: 0, end: 0, old: '', new: '/* Fraunces */' }];
      return versions.edit({ ...body, instruction: 'Set headings in Fraunces', edits });
    });
  const { user, css } = await openLook(server);
  const fraunces = await screen.findByRole('button', { name: /^Fraunces/ });
  const edits = [{ path, start: 0, end: 0, old: '', new: '<!-- -->' }];
  versions.edit({ version: 1, sitting: 'somewhere-else', instruction: 'Elsewhere', edits });
  await user.click(fraunces);
  expect(await screen.findByText(/^The site was changed elsewhere/)).toBeInTheDocument();
  expect(css()).toBe(styles);
  await user.click(await screen.findByRole('button', { name: /^Fraunces/ }));
  expect(await screen.findByText('Saved as version 3')).toBeInTheDocument();
  expect(css()).toBe(`/* Fraunces */${styles}`);
});

test('the step of a model’s space is moved by key after key, and stored once', async () => {
  const spaced = { ...files, [stylesheetPath]: `:root{--spacing:.25rem}${styles}` };
  const { css, shown } = await openLook(editApi(spaced));
  const space = await screen.findByRole('slider', { name: 'Space on the pages' });
  space.focus();
  fireEvent.change(space, { target: { value: '4.25' } });
  fireEvent.change(space, { target: { value: '4.5' } });
  expect(space).toHaveAttribute('aria-valuetext', '113 % of the usual');
  expect(shown()).toMatchObject({ css: expect.stringContaining('--spacing:0.28125rem') });
  expect(await screen.findByText('Saved as version 2')).toBeInTheDocument();
  expect(css()).toContain('--spacing:0.28125rem');
  expect(screen.getByRole('slider', { name: 'Space on the pages' })).toBe(space);
  expect(space).toHaveFocus();
});
