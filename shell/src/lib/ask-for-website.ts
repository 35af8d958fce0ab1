import { keepLandingPrompt } from '@sitewright/web-kit/landing-prompt';
import { readStoredSession } from '@sitewright/web-kit/live-session';

/** The form of the landing page's prompt, which has the prompt under this name. */
export const promptForm = { id: 'landing-prompt', field: 'prompt' } as const;

/** What is written in the form. */
export function readPromptForm(form: HTMLFormElement): string {
  const prompt = new FormData(form).get(promptForm.field);
  return typeof prompt === 'string' ? prompt : '';
}

/**
 * Keeps a prompt until its writer is signed in.
 * @returns where to go on: to the generator, or to registration for whoever is not signed in
 */
export function askForWebsite(prompt: string): '/app' | '/register' {
  keepLandingPrompt(prompt);
  return readStoredSession() ? '/app' : '/register';
}

/** Answers the form where it stands in `index.html` already and the application does not answer yet. */
export function answerPromptFormEarly(goTo: (path: string) => void): void {
  document.addEventListener('submit', (event) => {
    const { target, defaultPrevented } = event;
    if (defaultPrevented || !(target instanceof HTMLFormElement) || target.id !== promptForm.id) return;
    event.preventDefault();
    goTo(askForWebsite(readPromptForm(target)));
  });
}
