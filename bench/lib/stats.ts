/** The value below which a share of the samples lies, by the nearest-rank method. */
export function percentile(samples: number[], share: number) {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (samples: number[]) => percentile(samples, 0.5);
