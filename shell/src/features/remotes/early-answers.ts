// The small script before the page's own is built apart from it, so the two meet on the window.
const page = globalThis as typeof globalThis & { earlyAnswers?: Map<string, Promise<Response>> };
page.earlyAnswers ??= new Map();
const answers = page.earlyAnswers;

const patience = 8000;

/** Asks for JSON before the page's own script is there, and keeps the answer for the first who takes it. */
export async function askEarly(address: string): Promise<unknown> {
  const answer = fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(patience) });
  const copy = answer.then((response) => response.clone());
  // Whoever takes it meets the failure.
  copy.catch(() => undefined);
  answers.set(new URL(address, window.location.href).href, copy);
  return (await answer).json();
}

/** From now on everything is asked anew: what was asked early may be out of date. */
export const forgetEarlyAnswers = () => answers.clear();

/** The early answer of an address, once; `undefined` where nobody has asked, or somebody has taken it. */
export function takeEarlyAnswer(address: string): Promise<Response> | undefined {
  const { href } = new URL(address, window.location.href);
  const answer = answers.get(href);
  answers.delete(href);
  return answer;
}
