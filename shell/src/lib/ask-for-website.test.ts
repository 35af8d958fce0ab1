import { landingPromptKey } from '@sitewright/web-kit/landing-prompt';
import { stubSession } from '@sitewright/web-kit/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerPromptFormEarly, askForWebsite, promptForm } from './ask-for-website.ts';

const kept = () => sessionStorage.getItem(landingPromptKey);

beforeEach(() => localStorage.clear());

test('a visitor goes on to registration, somebody signed in to the generator; the prompt is kept for both', () => {
  expect(askForWebsite('A bakery')).toBe('/register');
  expect(kept()).toBe('A bakery');

  const { token, user } = stubSession();
  Object.assign(localStorage, { token, ...user });
  expect(askForWebsite('A florist')).toBe('/app');
  expect(kept()).toBe('A florist');
});

test('a form that is sent before the application answers is not lost; other forms are left alone', () => {
  document.body.innerHTML = `
    <form id="${promptForm.id}"><input name="${promptForm.field}" value="A bakery"></form>
    <form id="other"></form>`;
  const goTo = vi.fn();
  answerPromptFormEarly(goTo);
  const send = (id: string) =>
    document
      .getElementById(id)
      ?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));

  expect(send(promptForm.id)).toBe(false);
  expect(goTo.mock.calls).toEqual([['/register']]);
  expect(kept()).toBe('A bakery');
  expect(send('other')).toBe(true);
});
