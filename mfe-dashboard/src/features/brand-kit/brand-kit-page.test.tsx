import { type BrandKit, routes } from '@sitewright/contracts';
import { createFakeApi, Refusal, stubSession } from '@sitewright/web-kit/fake-api';
import { useSession } from '@sitewright/web-kit/session';
import { renderScreen } from '@sitewright/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { BrandKitPage } from './brand-kit-page.tsx';
import { useBrandKit } from './brand-kit-store.ts';

beforeEach(() => {
  useBrandKit.setState({ open: undefined });
  useSession.getState().signIn(stubSession());
});

const logo = {
  type: 'image/svg+xml' as const,
  width: 64,
  height: 64,
  bytes: 10,
  dataUrl: 'data:image/svg+xml;base64,PHN2Zy8+',
};

/** A server that keeps one person's brand kit. */
function kitApi(first: Partial<BrandKit> = {}) {
  const kept: { kit: BrandKit } = { kit: { contacts: [], hours: [], colours: {}, ...first } };
  const api = createFakeApi()
    .on(routes.brandKit, () => kept.kit)
    .on(routes.changeBrandKit, ({ body }) => {
      kept.kit = {
        ...routes.changeBrandKit.request.parse(body),
        ...(kept.kit.logo && { logo: kept.kit.logo }),
      };
      return kept.kit;
    })
    .on(routes.changeLogo, () => {
      kept.kit = { ...kept.kit, logo };
      return kept.kit;
    })
    .on(routes.removeLogo, () => {
      const { logo: _logo, ...rest } = kept.kit;
      kept.kit = rest;
      return kept.kit;
    });
  return { api, kept };
}

async function show(server = kitApi()) {
  const view = renderScreen(<BrandKitPage />, { api: server.api, at: '/dashboard/brand-kit' });
  await screen.findByRole('textbox', { name: 'Name' });
  return { ...view, ...server };
}

test('what is entered is stored when its field is left', async () => {
  const { user, kept } = await show();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Halden Cycles');
  await user.click(screen.getByRole('button', { name: 'Add a contact' }));
  await user.type(screen.getByRole('textbox', { name: 'Phone, contact 1' }), '+44 20 7946 0000');
  await user.click(screen.getByRole('radio', { name: 'Fraunces' }));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  await waitFor(() =>
    expect(kept.kit).toMatchObject({
      name: 'Halden Cycles',
      contacts: [{ kind: 'phone', value: '+44 20 7946 0000' }],
      // The typeface of text that goes with it is proposed.
      typefaces: { headings: 'Fraunces', text: 'Instrument Sans' },
    }),
  );
});

test('a half line is said beside its field once the line is left, and nothing is stored until it is whole', async () => {
  const { user, kept } = await show();
  await user.click(screen.getByRole('button', { name: 'Add opening hours' }));
  const times = () => screen.getByRole('textbox', { name: 'Times, line 1 of the opening hours' });
  await user.type(screen.getByRole('textbox', { name: 'Days, line 1 of the opening hours' }), 'Monday');
  await user.tab();
  expect(times()).not.toHaveAttribute('aria-invalid');
  await user.click(screen.getByRole('textbox', { name: 'Name' }));
  expect(times()).toHaveAccessibleDescription(/remove the line/);
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved: see the fields that are marked.');
  expect(kept.kit.hours).toEqual([]);
  await user.type(times(), '9 to 17');
  await user.tab();
  await user.tab();
  await waitFor(() => expect(kept.kit.hours).toEqual([{ days: 'Monday', times: '9 to 17' }]));
});

test('what could not be stored stays entered while its person looks elsewhere, and can be tried again', async () => {
  const server = kitApi({ name: 'Rye' });
  server.api.on(routes.changeBrandKit, () => {
    throw new Refusal('UNAVAILABLE', 'The server is away.');
  });
  const { user, unmount } = await show(server);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' & Oak');
  await user.tab();
  expect(await screen.findByRole('alert')).toHaveTextContent('Not saved. The server is away.');
  const question = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(question);
  expect(question.defaultPrevented).toBe(true);
  unmount();

  const again = kitApi({ name: 'Rye' });
  await show(again);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Rye & Oak');
});

test('a colour that cannot be read on the background gets the nearest one that can', async () => {
  const { user, kept } = await show(kitApi({ colours: { background: '#ffffff', text: '#bbbbbb' } }));
  expect(screen.getByText('Stands out too little,')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Use #/ }));
  await user.tab();
  await waitFor(() => expect(kept.kit.colours.text).not.toBe('#bbbbbb'));
  expect(screen.queryByText('Stands out too little,')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove the colour Text' }));
  expect(screen.getByRole('button', { name: 'Choose the colour Text' })).toBeInTheDocument();
});

test('a logo is set and removed at once', async () => {
  const { user, kept, api } = await show();
  const input = document.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for files.');
  await user.upload(input, new File(['x'], 'logo.svg', { type: 'image/svg+xml' }));
  expect(await screen.findByAltText('Your logo on dark')).toBeInTheDocument();
  expect(kept.kit.logo).toEqual(logo);
  const calls = api.calls.length;
  const part = within(screen.getByRole('region', { name: 'Logo' }));
  await user.click(part.getByRole('button', { name: 'Remove the logo' }));
  expect(await screen.findByText(/Drop your logo here/)).toBeInTheDocument();
  expect(api.calls).toHaveLength(calls + 1);
});
