import { commandLine, descendants } from '../../e2e/support/processes.ts';
import { descriptorsOf, megabytesOf } from '../lib/process-use.ts';

interface Sample {
  seconds: number;
  megabytes: number;
  descriptors: number;
}

/** The longest life of one process of a part, sampled. */
export interface Life {
  part: string;
  pid: number;
  samples: Sample[];
}

const scripts = ['svc-auth', 'svc-sites', 'svc-mail', 'embedded-mongo', 'gateway'];

const partOf = (pid: number) => scripts.find((script) => commandLine(pid).includes(`${script}/src/main.ts`));

function measure(pid: number, seconds: number): Sample | undefined {
  try {
    return { seconds, megabytes: megabytesOf(pid), descriptors: descriptorsOf(pid) };
  } catch {
    return undefined;
  }
}

/** Samples memory and descriptors of every part of the platform below this process (proc(5)). */
export function createSampler() {
  const lives = new Map<number, Life>();
  const start = performance.now();
  return {
    sample() {
      for (const pid of descendants(process.pid)) {
        const part = partOf(pid);
        const sample = part && measure(pid, (performance.now() - start) / 1000);
        if (!part || !sample) continue;
        const life = lives.get(pid) ?? { part, pid, samples: [] };
        life.samples.push(sample);
        lives.set(pid, life);
      }
    },
    longestLives(): Life[] {
      const all = [...lives.values()].toSorted((one, other) => other.samples.length - one.samples.length);
      return scripts.flatMap((part) => all.find((life) => life.part === part) ?? []);
    },
  };
}

/** What a value grows by in an hour, by least squares over the second half of the samples: the first half warms up. */
export function growthPerHour(samples: Sample[], value: 'megabytes' | 'descriptors'): number {
  const settled = samples.slice(Math.floor(samples.length / 2));
  const mean = (of: (sample: Sample) => number) =>
    settled.reduce((sum, sample) => sum + of(sample), 0) / settled.length;
  const meanTime = mean(({ seconds }) => seconds);
  const meanValue = mean((sample) => sample[value]);
  const covariance = mean((sample) => (sample.seconds - meanTime) * (sample[value] - meanValue));
  const variance = mean(({ seconds }) => (seconds - meanTime) ** 2);
  return variance === 0 ? 0 : (covariance / variance) * 3600;
}
