import { edit, generate, sendForm, share } from './change.ts';
import { download, follow, seeDashboard, seeSite } from './look.ts';
import type { Act } from './mix.ts';
import { openApp } from './open-app.ts';
import type { Person } from './person.ts';
import { signIn } from './sign-in.ts';

const doings: Record<Act, (person: Person) => Promise<unknown>> = {
  dashboard: seeDashboard,
  preview: seeSite,
  app: openApp,
  edit,
  generate: (person) => generate(person, 'composer'),
  follow,
  share,
  form: sendForm,
  download,
  signIn,
};

/** One thing that somebody does, with all that it asks the platform for. */
export const doAct = (act: Act, person: Person): Promise<unknown> => doings[act](person);
