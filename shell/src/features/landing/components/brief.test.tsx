import { Toaster } from '@sitewright/ui';
import { keepLandingPrompt, landingPromptKey } from '@sitewright/web-kit/landing-prompt';
import { useSession } from '@sitewright/web-kit/session';
import { renderScreen, stubSession } from '@sitewright/web-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brief, stepCount, textOf } from '../example/brief.ts';
import { Brief } from './brief.tsx';

const show = () =>
  renderScreen(
    <>
      <Brief typed={stepCount(brief)} onSkip={undefined} />
      <Toaster />
    </>,
  );

const kept = () => sessionStorage.getItem(landingPromptKey);
const box = () => screen.getByRole('textbox', { name: 'Describe your website' });
const generate = () => screen.getByRole('button', { name: 'Generate Website' });

test('the example is carried to registration as it stands there', async () => {
  const { user, address } = show();
  await user.click(generate());
  expect(address()).toBe('/register');
  expect(kept()).toBe(textOf(brief));
});

test('whoever is signed in goes on to the generator', async () => {
  useSession.getState().signIn(stubSession());
  const { user, address } = show();
  await user.click(generate());
  expect(address()).toBe('/app');
});

test('own words take the place of the example, are counted, and are what is carried', async () => {
  const { user, address } = show();
  await user.click(screen.getByRole('button', { name: 'Write your own' }));
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue(textOf(brief));
  await user.keyboard('A florist in Oslo');
  expect(box()).toHaveValue('A florist in Oslo');
  expect(screen.getByText('4 words')).toBeInTheDocument();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(address()).toBe('/register');
  expect(kept()).toBe('A florist in Oslo');
});

test('20,000 characters are carried whole', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Write your own' }));
  const prompt = 'A bakery. '.repeat(2000);
  fireEvent.change(box(), { target: { value: prompt } });
  await user.click(generate());
  expect(kept()).toBe(prompt);
});

test('the example can be had back', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Write your own' }));
  await user.keyboard('{Delete}');
  await user.click(screen.getByRole('button', { name: 'Show the example' }));
  expect(screen.getByText('46 words')).toBeInTheDocument();
  await user.click(generate());
  expect(kept()).toBe(textOf(brief));
});

test('whoever comes back from registration finds their own words, and the example as the example', () => {
  keepLandingPrompt('A florist in Oslo');
  const { unmount } = show();
  expect(box()).toHaveValue('A florist in Oslo');
  expect(box()).not.toHaveFocus();
  unmount();
  keepLandingPrompt(textOf(brief));
  show();
  expect(screen.getByRole('button', { name: 'Write your own' })).toBeInTheDocument();
});

test('an empty box is said, and nothing is carried', async () => {
  const { user, address } = show();
  await user.click(screen.getByRole('button', { name: 'Write your own' }));
  await user.keyboard('{Delete}   ');
  await user.click(generate());
  expect(await screen.findByText('Please enter a prompt')).toBeInTheDocument();
  expect(box()).toHaveFocus();
  expect(address()).toBe('/');
  expect(kept()).toBeNull();
});
