import { create } from 'zustand';
import type { VersionPair } from './use-versions.ts';

interface Comparing {
  siteId: string;
  pair: VersionPair;
}

/** The versions that are looked at side by side, as long as they are. */
export const useComparing = create<{ comparing: Comparing | undefined }>()(() => ({ comparing: undefined }));

/** Opens two versions side by side, the earlier one first. */
export function compareVersions(siteId: string, one: number, other: number): void {
  const pair = { from: Math.min(one, other), to: Math.max(one, other) };
  useComparing.setState({ comparing: { siteId, pair } });
}

export const stopComparing = (): void => useComparing.setState({ comparing: undefined });
