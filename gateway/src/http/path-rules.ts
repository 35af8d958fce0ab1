/**
 * These patterns run in nginx (PCRE) and in JavaScript alike, so that both gateways decide the same.
 * Each is tested against the path as it was sent, before any decoding.
 */

/** A path with two readings (empty or dot segments, encoded separators) could reach one part and mean another. */
export const ambiguousPathPattern =
  '^[^?]*(//|/\\.{1,2}(/|\\?|$)|\\\\|%2[eE]|%2[fF]|%5[cC]|%[01][0-9a-fA-F]|%7[fF])|^[^/]';

/** A name or an address, and a port: anything else in `Host` has two readings as well. */
export const hostPattern = '^([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?$';

/** Dotfiles hold secrets and history; no part of the product has one. */
export const dotfilePattern = '^[^?]*/\\.';

/** Names such as "main.3f2a91bc.js" change with their content and may be kept for ever. */
export const hashedFilePattern = '[.-][0-9a-f]{8,}\\.[a-z0-9.]+$';

/** A missing "/logo.png" is an error; a missing "/dashboard/profile" is a page of the shell. */
export const fileNamePattern = '\\.[^/]*$';

/** What a browser says about a request that would run a preview's file as the application's own script. */
export const foreignScriptPattern =
  '^same-origin:(script|worker|sharedworker|serviceworker|audioworklet|paintworklet)$';

export const isAmbiguousPath = (target: string) => new RegExp(ambiguousPathPattern).test(target);
export const isHost = (host: string) => new RegExp(hostPattern).test(host);
export const isDotfile = (target: string) => new RegExp(dotfilePattern).test(target);
export const isHashedFile = (path: string) => new RegExp(hashedFilePattern).test(path);
export const hasFileName = (path: string) => new RegExp(fileNamePattern).test(path);
export const isForeignScript = (site: string, destination: string) =>
  new RegExp(foreignScriptPattern).test(`${site}:${destination}`);
