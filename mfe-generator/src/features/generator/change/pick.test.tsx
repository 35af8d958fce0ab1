import { routes } from '@sitewright/contracts';
import { useSession } from '@sitewright/web-kit/session';
import { stubSession } from '@sitewright/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { editFrame, heading, say, topPart } from '../../../testing/edit-frame.ts';
import { editApi, openEditor, path } from '../../../testing/open-editor.ts';
import { useEditing } from '../edit/edit-store.ts';
import { useAim } from './aim.ts';

beforeEach(() => useSession.getState().signIn(stubSession()));
afterEach(() => useAim.setState({ target: undefined, isPicking: false }));

const change = () => screen.findByRole('tab', { name: 'Ask for a change' });

/** At the box, from which an element is picked. */
async function openBox() {
  const server = editApi();
  server.api.on(routes.revisions, () => ({ revisions: [], examples: [] }));
  const view = await openEditor(server);
  await view.user.click(await change());
  const button = await screen.findByRole('button', { name: 'Pick an element' });
  const select = async () => {
    const frame = await editFrame();
    say(frame, { type: 'sitewright:edit-ready', version: 1, path });
    await waitFor(() => expect(useEditing.getState().editing?.seenAt).toHaveProperty('1'));
    say(frame, { type: 'sitewright:selected', version: 1, path, editables: [heading, topPart] });
  };
  return { ...view, button, select };
}

test('an element is picked by one press on it', async () => {
  const { user, button, select } = await openBox();
  await user.click(button);
  expect(await screen.findByText('On the page, press what is to change.')).toBeInTheDocument();
  await select();
  expect(await screen.findByText('this: Heading 1')).toBeInTheDocument();
  expect(await change()).toHaveAttribute('aria-selected', 'true');

  // What is selected later is edited.
  await user.click(screen.getByRole('tab', { name: 'Edit' }));
  await select();
  expect(await screen.findByRole('toolbar', { name: 'Selected: Heading 1' })).toBeInTheDocument();
});

test('with the keyboard one goes through the page first', async () => {
  const { user, button, select } = await openBox();
  button.focus();
  await user.keyboard('{Enter}');
  await select();
  await user.click(await screen.findByRole('button', { name: 'Ask about this' }));
  expect(await screen.findByText('this: Heading 1')).toBeInTheDocument();
});
