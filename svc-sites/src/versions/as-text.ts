import type { SiteFile } from '@sitewright/site-engine';

/** The checks read text, and measure everything else. */
export const asText = ({ path, content }: SiteFile): SiteFile => ({
  path,
  content:
    typeof content !== 'string' && /\.(?:html?|css|js|svg|json|txt|webmanifest|ics)$/iu.test(path)
      ? Buffer.from(content).toString()
      : content,
});
