/** A file of a site; text unless it is a font. */
export interface SiteFile {
  path: string;
  content: string | Uint8Array;
}
