import { type LoggedEvent, previewPath } from '@sitewright/contracts';
import type { FilesRepository } from '../../sites/files.repository.ts';
import { siteNotFound } from '../../sites/find-site.ts';
import type { SitesRepository } from '../../sites/sites.repository.ts';
import { presentKept } from '../generation.presenter.ts';
import type { Generation } from '../generation.ts';

/** The last event of a generation whose events have expired. */
export type EndedEvent = (generation: Generation) => Promise<LoggedEvent>;

export interface EndedEventDependencies {
  sites: Pick<SitesRepository, 'find'>;
  files: Pick<FilesRepository, 'summarise'>;
}

const unknownFailure = {
  code: 'INTERNAL',
  message: 'The site could not be made. Please try again.',
} as const;

export function createEndedEvent({ sites, files }: EndedEventDependencies): EndedEvent {
  return async function endedEvent(generation) {
    const { state, folderId: id, error = unknownFailure } = generation;
    if (state === 'stopped') return { type: 'stopped', ...presentKept(generation) };
    if (state === 'failed') return { type: 'failed', ...error, ...presentKept(generation) };
    const site = await sites.find(id);
    const version = site?.deletedAt ? undefined : site?.version;
    const made = version === undefined ? undefined : await files.summarise(id, version);
    if (!made || version === undefined) {
      const { code, message } = siteNotFound();
      return { type: 'failed', code, message };
    }
    return { type: 'done', id, previewUrl: previewPath(id), version, report: made.report };
  };
}
