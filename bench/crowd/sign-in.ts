import { routes } from '@sitewright/contracts';
import { callRoute } from './call-route.ts';
import type { Person } from './person.ts';

const password = 'correct horse battery staple';

const credentialsOf = ({ email }: Person) =>
  ({ kind: 'sign-ins', body: { email, password }, isStranger: true }) as const;

export async function signIn(person: Person): Promise<void> {
  const session = await callRoute(person, routes.login, credentialsOf(person));
  if (session) person.token = session.token;
}

/** @throws Error where the account cannot be made */
export async function register(person: Person): Promise<void> {
  const session = await callRoute(person, routes.register, credentialsOf(person));
  if (!session) throw new Error(`${person.email} could not register.`);
  person.token = session.token;
}
