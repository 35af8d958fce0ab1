import { usableStorage } from './session/usable-storage.ts';

/** Where a prompt from the landing page waits, for this tab only, until its writer is signed in. */
export const landingPromptKey = 'sitewright.landing-prompt';

const storage = usableStorage(() => window.sessionStorage);

/** Keeps what a visitor wrote on the landing page on the way through sign-in, registration and Google. */
export function keepLandingPrompt(prompt: string): void {
  try {
    storage.setItem(landingPromptKey, prompt);
  } catch {
    // A full storage must not keep the visitor from going on: the generator then begins with an empty box.
  }
}

/** The kept prompt, which stays kept; none of nothing but spaces. */
export function readLandingPrompt(): string | undefined {
  const prompt = storage.getItem(landingPromptKey);
  return prompt?.trim() ? prompt : undefined;
}

/** The kept prompt, once: it is gone afterwards, so that neither a reload nor the way back uses it again. */
export function takeLandingPrompt(): string | undefined {
  const prompt = readLandingPrompt();
  storage.removeItem(landingPromptKey);
  return prompt;
}
