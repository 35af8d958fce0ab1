/** The application's host and the host of its previews, both with their ports as browsers name them. */
export interface HostPair {
  readonly app: string;
  readonly preview: string;
}

/** What a request's host means for previews: no more than one of the two is there. */
export interface PreviewOrigins {
  /** The origin of previews, where the application was asked and previews have a host of their own. */
  readonly previewOrigin: string | undefined;
  /** The application's origin, where the preview's host was asked. */
  readonly appOrigin: string | undefined;
}

/*
 * These patterns run in nginx (PCRE) and in JavaScript alike. A machine's own browser finds preview.localhost without any
 * set-up, so an application that is opened as localhost has a preview host.
 */
export const localAppPattern = '^localhost(:[0-9]+)?$';
export const localPreviewPattern = '^preview[.](?<app_of_preview>localhost(:[0-9]+)?)$';

/** On the preview's host there is nothing but previews. Tested against "<application's host>|<path>". */
export const outsidePreviewsPattern = '^[^|]+[|](?!/preview/)';

/** Not every browser finds preview.localhost: those that do go there. Tested like `movedToPattern`. */
export const movedToLocalPattern = '^preview[.]localhost(:[0-9]+)?[|](document|iframe)[|].*(Chrome|Firefox)/';

/** Pages go to the preview's host, where what they load follows. Tested against "<preview's host>|<destination>|<browser>". */
export const movedToPattern = (previewHost: string) =>
  `^${previewHost.replaceAll('.', '[.]')}[|](document|iframe)[|]`;

const matches = (pattern: string, text: string) => new RegExp(pattern, 'i').test(text);

function previewHostOf(host: string, pair: HostPair | undefined): string | undefined {
  if (host === pair?.app) return pair.preview;
  return matches(localAppPattern, host) ? `preview.${host}` : undefined;
}

function appHostOf(host: string, pair: HostPair | undefined): string | undefined {
  if (host === pair?.preview) return pair.app;
  return new RegExp(localPreviewPattern, 'i').exec(host)?.groups?.app_of_preview;
}

/** @param host as the browser sent it @param protocol "http" or "https" */
export function previewOriginsOf(host: string, protocol: string, pair: HostPair | undefined): PreviewOrigins {
  const withProtocol = (name: string | undefined) => (name ? `${protocol}://${name}` : undefined);
  const named = host.toLowerCase();
  return {
    previewOrigin: withProtocol(previewHostOf(named, pair)),
    appOrigin: withProtocol(appHostOf(named, pair)),
  };
}

/** @param path without the query */
export const isOutsidePreviews = ({ appOrigin }: PreviewOrigins, path: string) =>
  matches(outsidePreviewsPattern, `${appOrigin ?? ''}|${path}`);

export function isMovedToPreviewHost(
  { previewOrigin }: PreviewOrigins,
  destination: string,
  browser: string,
): boolean {
  if (!previewOrigin) return false;
  const { host } = new URL(previewOrigin);
  const isLocal = matches(localAppPattern, host.replace(/^preview[.]/, ''));
  const pattern = isLocal ? movedToLocalPattern : movedToPattern(host);
  return matches(pattern, `${host}|${destination}|${browser}`);
}

/** What the application may show in a frame: its own pages, and previews on theirs. */
export const frameSources = ({ previewOrigin }: PreviewOrigins) =>
  previewOrigin ? `'self' ${previewOrigin}` : "'self'";
