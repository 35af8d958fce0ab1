import { useSession } from '@sitewright/web-kit/session';

/**
 * Runs `forget` when a person signs out, and when another one signs in. Who signs in again after a session ran out finds
 * what was left.
 */
export function onOtherPerson(forget: () => void): void {
  let owner = useSession.getState().email;
  useSession.subscribe(({ email, endedBy }) => {
    const isSomebodyElse = email !== undefined && email !== owner;
    if (endedBy === 'sign-out' || isSomebodyElse) forget();
    if (email !== undefined) owner = email;
  });
}
