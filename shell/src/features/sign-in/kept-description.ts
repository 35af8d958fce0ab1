import { usableStorage } from '@sitewright/web-kit/session';

/** Where the landing page keeps what a visitor has described, until the generator takes it up: for this tab only. */
const key = 'sitewright.landing-prompt';

/** Whether a description waits for its person to be signed in. */
export function hasKeptDescription(): boolean {
  const description = usableStorage(() => window.sessionStorage).getItem(key) ?? '';
  return description.trim() !== '';
}
