import { type GenerationProgress, hasEnded } from '@sitewright/web-kit/generation';
import { type GeneratorState, useGenerator } from './generator-store.ts';

/** What is drawn while it is made, and stays until the finished site is shown in its place or something else is opened. */
function liveOf(
  { generation }: GeneratorState,
  openSite: string | undefined,
): GenerationProgress | undefined {
  if (!generation) return undefined;
  const { progress } = generation;
  if (!hasEnded(progress)) return progress;
  if (progress.done) return progress.done.id === openSite && !generation.isShown ? progress : undefined;
  return openSite === undefined && progress.page ? progress : undefined;
}

export const useLive = (openSite: string | undefined): GenerationProgress | undefined =>
  useGenerator((state) => liveOf(state, openSite));

/** Whether there is a website, or the beginning of one, to show. */
export const useIsLive = (openSite: string | undefined): boolean =>
  useGenerator((state) => liveOf(state, openSite) !== undefined);

/** The finished site is in sight: what was drawn while it was made is not needed any more. */
export function endLive(): void {
  const { generation } = useGenerator.getState();
  if (generation?.progress.done) useGenerator.setState({ generation: { ...generation, isShown: true } });
}
