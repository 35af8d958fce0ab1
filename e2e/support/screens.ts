import type { Page } from '@playwright/test';
import { routes, type SessionResponse } from '@sitewright/contracts';
import { changeRole, newAccount, openSignedIn, request } from './account.ts';
import type { Platform } from './platform.ts';

/** Who looks at a screen; a newcomer has no site, a person has one, and an administrator sees it too. */
export type Looker = 'visitor' | 'newcomer' | 'person' | 'administrator';

export interface Screen {
  path: string;
  as: Looker;
  /** Names its pictures. */
  name: string;
  /** What is there only when the screen has all it asks for. */
  ready: string;
  /** What must stand there word for word, as text or as the name of a field or button. */
  words: string[];
}

const personMenu = ['Dashboard', 'Profile', 'App', 'Home', 'Sign out'];
const adminMenu = ['Dashboard', 'Users', 'Sites', 'Messages', 'App', 'Home', 'Sign out'];

/** Every route of the product with the words of the specification's section 2. */
export const screens: Screen[] = [
  {
    name: 'landing',
    path: '/',
    as: 'visitor',
    ready: '© 2024 Sitewright',
    words: [
      ...[
        'Launch App',
        'AI code generation',
        'Tailwind integration',
        'Instant preview',
        'One-click ZIP download',
      ],
      ...['Desktop', 'Tablet', 'Mobile', 'FAQ', 'Privacy', 'Terms', 'Cookie policy', 'Admin'],
    ],
  },
  {
    name: 'login',
    path: '/login',
    as: 'visitor',
    ready: 'Sign in',
    words: ['Email', 'Password', 'Sign in', 'Continue with Google', 'Register'],
  },
  {
    name: 'register',
    path: '/register',
    as: 'visitor',
    ready: 'Create account',
    words: [
      ...['Email', 'Password', 'Terms of Service', 'Privacy Policy', 'Sign in'],
      'Use 8 or more characters with a mix of letters, numbers & symbols',
    ],
  },
  {
    name: 'unauthorized',
    path: '/unauthorized',
    as: 'visitor',
    ready: 'Unauthorized Access',
    words: ["You don't have permission to access this page.", 'Go Back', 'Return Home', 'Contact support'],
  },
  {
    name: 'not-found',
    path: '/portfolio/draft-2',
    as: 'visitor',
    ready: 'Page Not Found',
    words: ['/portfolio/draft-2', 'Back to Home', 'Launch App'],
  },
  { name: 'terms', path: '/terms', as: 'visitor', ready: 'Terms of Service', words: [] },
  { name: 'privacy', path: '/privacy', as: 'visitor', ready: 'Privacy Policy', words: [] },
  {
    name: 'cookie-policy',
    path: '/cookie-policy',
    as: 'visitor',
    ready: 'Cookie Policy',
    words: [
      ...['Introduction', 'What Are Cookies', 'How We Use Cookies', 'Types of Cookies', 'Managing Cookies'],
      ...['auth_token', 'user_prefs', '_ga', '1 year', '2 years'],
    ],
  },
  { name: 'faq', path: '/faq', as: 'visitor', ready: 'Contact Support', words: [] },
  {
    name: 'contact',
    path: '/contact',
    as: 'visitor',
    ready: 'Subject',
    words: ['Name', 'Email', 'Subject', 'Message'],
  },
  {
    name: 'generator',
    path: '/app',
    as: 'person',
    ready: 'Please generate a site to preview it here.',
    words: ['Your prompt', 'Generate Website', 'Dashboard', 'Hide Preview', 'Download ZIP'],
  },
  {
    name: 'projects',
    path: '/dashboard',
    as: 'person',
    ready: 'Preview',
    words: ['My Projects', ...personMenu],
  },
  {
    name: 'projects-empty',
    path: '/dashboard',
    as: 'newcomer',
    ready: 'No projects yet',
    words: ['Generate your first website to see it appear here', ...personMenu],
  },
  {
    name: 'profile',
    path: '/dashboard/profile',
    as: 'person',
    ready: 'user Account',
    words: ['Member Since', ...personMenu],
  },
  {
    name: 'profile-edit',
    path: '/dashboard/profile/edit',
    as: 'person',
    ready: 'New password',
    words: personMenu,
  },
  {
    name: 'admin-dashboard',
    path: '/admin-panel',
    as: 'administrator',
    ready: 'Generated Sites',
    words: ['Total Users', 'Usage Statistics', 'Distribution', 'Count', ...adminMenu],
  },
  {
    name: 'admin-users',
    path: '/admin-panel/users',
    as: 'administrator',
    ready: 'Demote admin@localhost',
    words: ['Email', 'Role', 'Actions', ...adminMenu],
  },
  {
    name: 'admin-sites',
    path: '/admin-panel/sites',
    as: 'administrator',
    ready: 'Download',
    words: [...['Total Generated Sites', 'Manage and preview generated websites', 'Preview', ...adminMenu]],
  },
  {
    name: 'admin-messages',
    path: '/admin-panel/messages',
    as: 'administrator',
    ready: 'Messages',
    words: adminMenu,
  },
  {
    name: 'admin-engine',
    path: '/admin-panel/engine',
    as: 'administrator',
    ready: 'Engine',
    words: adminMenu,
  },
  {
    name: 'admin-health',
    path: '/admin-panel/health',
    as: 'administrator',
    ready: 'Last backup',
    words: ['Parts', 'Queue', 'Disk', 'Generations today', ...adminMenu],
  },
  {
    name: 'dashboard-not-found',
    path: '/dashboard/nowhere',
    as: 'newcomer',
    ready: 'Page Not Found',
    words: personMenu,
  },
  {
    name: 'admin-not-found',
    path: '/admin-panel/nowhere',
    as: 'administrator',
    ready: 'Page Not Found',
    words: adminMenu,
  },
];

const prompts = [
  'A website for Marrow & Rye, a bakery in Leeds. Open Tuesday to Sunday, 7 to 14.',
  'A landing page for Driftlog, a log search tool for developers. Dark, precise, with pricing and FAQ.',
  'Portfolio of Inés Valdivia, photographer in Lima. Black and white, large pictures, a contact form.',
  'Willowbank, a riding school for children near Bath. Friendly and bright, with courses and prices.',
];

/** A person with sites of several kinds. */
async function siteOwner(platform: Platform) {
  const session = await newAccount(platform);
  for (const prompt of prompts) await request(platform, routes.generate, { prompt }, session.token);
  return session;
}

/** Somebody promoted on an instance that has sites and its first administrator. */
async function newAdministrator(platform: Platform): Promise<SessionResponse> {
  await siteOwner(platform);
  const { token, user } = await newAccount(platform);
  await changeRole(platform, user.email, 'admin');
  return { token, user: { ...user, role: 'admin' } };
}

const arrivals = { newcomer: newAccount, person: siteOwner, administrator: newAdministrator };

const arrived = new Map<Looker, Promise<SessionResponse>>();

/** Nobody changes anything on these screens: one account of each kind is enough for a platform. */
function sessionOf(platform: Platform, looker: keyof typeof arrivals): Promise<SessionResponse> {
  const session = arrived.get(looker) ?? arrivals[looker](platform);
  arrived.set(looker, session);
  return session;
}

/** Opens a page of the app as one of these. */
export async function openPath(page: Page, platform: Platform, as: Looker, path: string) {
  if (as === 'visitor') await page.goto(path);
  else await openSignedIn(page, await sessionOf(platform, as), path);
}

/** Opens a screen and waits until it has all it asks for. */
export async function openScreen(page: Page, platform: Platform, { as, path, ready }: Screen) {
  await openPath(page, platform, as, path);
  await word(page, ready).waitFor();
}

/** Something to be seen that reads, or is called, exactly so. */
export const word = (page: Page, text: string) =>
  page
    .getByText(text, { exact: true })
    .or(page.getByLabel(text, { exact: true }))
    .or(page.getByRole('button', { name: text, exact: true }))
    .filter({ visible: true })
    .first();
