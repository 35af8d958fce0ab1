import { randomBytes } from 'node:crypto';

/** 128 random bits: whoever holds the id may preview and download the site. */
export const newFolderId = (): string => randomBytes(16).toString('hex');
