import type { Brief } from '@sitewright/contracts';
import type { DetectedLanguage } from './detect-language.ts';
import type { Reading } from './reading.ts';

/** What a prompt says of the whole: who it is, where, how to reach them, and how the site is to look and work. */
export type Identity = Pick<
  Brief,
  | 'languages'
  | 'name'
  | 'siteType'
  | 'description'
  | 'place'
  | 'audience'
  | 'contacts'
  | 'hours'
  | 'functions'
  | 'design'
>;

/** Reads the identity. `from` are indexes of `statements`; sections are filled in by whoever knows the outline. */
export type ReadIdentity = (reading: Reading, language: DetectedLanguage, name: Brief['name']) => Identity;
