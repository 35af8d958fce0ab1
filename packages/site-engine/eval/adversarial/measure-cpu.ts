import { createComposer } from '../../src/engines/composer/composer-engine.ts';
import { checkSite, styleSite } from '../../src/pipeline/build-site.ts';

const composer = createComposer();
const neverStopped = new AbortController().signal;

/** Milliseconds of CPU of this process, all threads, by the parts of the composer's way. */
export interface Cost {
  compose: number;
  style: number;
  check: number;
}

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

export const totalOf = ({ compose, style, check }: Cost): number => compose + style + check;

/** Makes the site of a prompt as a worker thread does, and says what each part cost. */
export async function measureCpu(prompt: string): Promise<Cost> {
  const start = cpuMs();
  const output = await composer.generate({ prompt }, { signal: neverStopped, onEvent: () => {} });
  const composed = cpuMs();
  const draft = await styleSite(output);
  const styled = cpuMs();
  checkSite(draft);
  return { compose: composed - start, style: styled - composed, check: cpuMs() - styled };
}
