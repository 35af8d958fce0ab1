import { createHash, randomBytes } from 'node:crypto';

/** 192 random bits, base64url: what a link ends with, and what takes a comment away again. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** What is stored of a token. It needs no salt: nobody can guess 192 bits. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
