import type { PictureView } from '@sitewright/contracts';
import { create } from 'zustand';
import type { Target } from './target.ts';

/** How far a picture is on its way to the page. */
export type Step =
  /** `share` of it has left, from 0 to 1; at 1 the server reads it. */
  | { name: 'uploading'; fileName: string; share: number; onCancel: () => void }
  | { name: 'opening'; onCancel: () => void }
  | { name: 'refused'; words: string; onRetry: (() => void) | undefined }
  | { name: 'choosing'; picture: PictureView };

/** One picture on its way: to a place of the page, or only to the pictures of the site. */
export interface Work {
  target: Target | undefined;
  step: Step;
}

export const useWork = create<{ work: Work | undefined; uploads: number }>()(() => ({
  work: undefined,
  /** How often the pictures of the site have changed here: their list is read again. */
  uploads: 0,
}));

export const setWork = (work: Work | undefined): void => useWork.setState({ work });

export const tellUploadsChanged = (): void => useWork.setState(({ uploads }) => ({ uploads: uploads + 1 }));

/** One at a time: what is on its way is neither lost nor mixed up. */
export function isBusy(): boolean {
  const { work } = useWork.getState();
  return work !== undefined && work.step.name !== 'refused';
}
