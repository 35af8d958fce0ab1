import type { SiteFile } from '@sitewright/site-engine';
import { toSourceText } from '../sites/source-text.ts';

/** The checks read text, and measure everything else. */
export const asText = (file: SiteFile): SiteFile => ({
  path: file.path,
  content: toSourceText(file) ?? file.content,
});
