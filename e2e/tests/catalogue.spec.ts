import type { Page, Route } from '@playwright/test';
import { newEmail, password, promptArea } from '../support/journey.ts';
import type { Looker } from '../support/screens.ts';
import { openPath, word } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

/** The specification's error catalogue (section 8) and busy labels (section 2), each as a person meets it. */
interface Situation {
  what: string;
  as?: Looker;
  path: string;
  /** How the server answers instead of itself. */
  answers?: [url: string | RegExp, answer: (route: Route) => Promise<void>];
  act?: (page: Page) => Promise<void>;
  words: string[];
}

const sentence = 'The database is restarting. Try again in a minute.';
const refuse = (route: Route) =>
  route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: sentence, requestId: 'r' } });
const garble = (route: Route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' });
const disconnect = (route: Route) => route.abort();
const empty = (route: Route) => route.fulfill({ json: [] });
const hang = async () => undefined;

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

async function fillCredentials(page: Page) {
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill(password);
}

async function signIn(page: Page) {
  await fillCredentials(page);
  await press('Sign in')(page);
}

async function register(page: Page) {
  await fillCredentials(page);
  await page.getByRole('checkbox').check();
  await press('Create account')(page);
}

async function generate(page: Page) {
  await promptArea(page).fill('A bakery called Marrow & Rye');
  await press('Generate Website')(page);
}

async function contact(page: Page) {
  const form = page.getByRole('form', { name: 'Contact' });
  for (const field of ['Name', 'Email', 'Subject', 'Message']) {
    await form.getByLabel(field).fill(field === 'Email' ? newEmail() : `A ${field} of some words`);
  }
  await form.getByRole('button').click();
}

async function changeSomebodysRole(page: Page) {
  await page.getByRole('button', { name: 'Promote' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
}

const login = '**/api/auth/login';
const registering = '**/api/auth/register';
const generating = '**/api/generate';
const users = /\/api\/users(\?|$)/;
const roleChange = '**/api/users/change-role';
const mail = '**/send-email';

const situations: Situation[] = [
  {
    what: 'a login that the server refuses',
    path: '/login',
    answers: [login, refuse],
    act: signIn,
    words: ['Login Failed', sentence],
  },
  {
    what: 'a login without an answer',
    path: '/login',
    answers: [login, disconnect],
    act: signIn,
    words: ['Login Failed', 'An error occurred during login'],
  },
  {
    what: 'a login under way',
    path: '/login',
    answers: [login, hang],
    act: signIn,
    words: ['Signing in...'],
  },
  {
    what: 'a registration that the server refuses',
    path: '/register',
    answers: [registering, refuse],
    act: register,
    words: ['Registration Failed', sentence],
  },
  {
    what: 'a registration without an answer',
    path: '/register',
    answers: [registering, disconnect],
    act: register,
    words: ['Registration Failed', 'An error occurred during registration'],
  },
  {
    what: 'a registration',
    path: '/register',
    act: register,
    words: ['Registration Successful!', 'Your account has been created successfully.'],
  },
  {
    what: 'no prompt',
    as: 'person',
    path: '/app',
    act: press('Generate Website'),
    words: ['Please enter a prompt', "Describe what kind of website you'd like to create."],
  },
  {
    what: 'a generation under way',
    as: 'person',
    path: '/app',
    answers: [generating, hang],
    act: generate,
    words: ['Generating Website...'],
  },
  {
    what: 'a generation',
    as: 'person',
    path: '/app',
    act: generate,
    words: ['Website generated!', 'Your website has been created successfully.'],
  },
  {
    what: 'a contact form with nothing in it',
    path: '/contact',
    act: (page) => page.getByRole('form', { name: 'Contact' }).getByRole('button').click(),
    words: ['Empty Input!', 'Fill all the input field'],
  },
  {
    what: 'a contact message without an answer',
    path: '/contact',
    answers: [mail, disconnect],
    act: contact,
    words: ['Error Found', 'Something wrong, Email not sent'],
  },
  {
    what: 'a contact message',
    path: '/contact',
    answers: [mail, (route) => route.fulfill({ json: { message: 'Your message is on its way.' } })],
    act: contact,
    words: ['Success', 'Your message is on its way.'],
  },
  {
    what: 'projects that cannot be had',
    as: 'person',
    path: '/dashboard',
    answers: ['**/api/my-sites*', refuse],
    words: [`Error: ${sentence}`],
  },
  {
    what: 'sites that cannot be had',
    as: 'administrator',
    path: '/admin-panel/sites',
    answers: ['**/api/total-sites*', refuse],
    words: [`Error: ${sentence}`],
  },
  {
    what: 'totals that the server refuses',
    as: 'administrator',
    path: '/admin-panel',
    answers: ['**/api/stats', refuse],
    words: [`Error: ${sentence}`],
  },
  {
    what: 'totals with an answer nobody understands',
    as: 'administrator',
    path: '/admin-panel',
    answers: ['**/api/stats', garble],
    words: ['Error: Something went wrong'],
  },
  {
    what: 'people that cannot be had',
    as: 'administrator',
    path: '/admin-panel/users',
    answers: [users, refuse],
    words: ['Failed to fetch users. Please try again.'],
  },
  {
    what: 'no people',
    as: 'administrator',
    path: '/admin-panel/users',
    answers: [users, empty],
    words: ['No user yet'],
  },
  {
    what: 'a role change that the server refuses',
    as: 'administrator',
    path: '/admin-panel/users',
    answers: [roleChange, refuse],
    act: changeSomebodysRole,
    words: [sentence],
  },
  {
    what: 'a role change without an answer',
    as: 'administrator',
    path: '/admin-panel/users',
    answers: [roleChange, disconnect],
    act: changeSomebodysRole,
    words: ['Error changing user role. Please try again.'],
  },
  {
    what: 'a role change under way',
    as: 'administrator',
    path: '/admin-panel/users',
    answers: [roleChange, hang],
    act: changeSomebodysRole,
    words: ['Confirm Role Change', 'Processing'],
  },
  {
    what: 'an address where nothing is',
    path: '/not/here',
    words: ['Page Not Found', '/not/here', 'Back to Home', 'Launch App'],
  },
];

for (const { what, as = 'visitor', path, answers, act, words } of situations) {
  test(`${what}: ${words.join(' / ')}`, async ({ page, platform }) => {
    if (answers) await page.route(...answers);
    await openPath(page, platform, as, path);
    await act?.(page);
    for (const text of words) await expect(word(page, text), text).toBeVisible();
  });
}
