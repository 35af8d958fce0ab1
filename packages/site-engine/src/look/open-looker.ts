import { askForLooks, type ServedLookSettings } from './ask-for-looks.ts';
import { createLooker, type Looker, type LookerSettings } from './looker.ts';

/** A browser of this machine, or a service whose container has one. */
export type LookSettings = LookerSettings | ServedLookSettings;

export const openLooker = (settings: LookSettings): Looker =>
  'service' in settings ? askForLooks(settings) : createLooker(settings);
