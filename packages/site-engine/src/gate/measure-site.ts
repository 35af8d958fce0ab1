import type { SiteMeasures } from '@sitewright/contracts';
import { contentBytes, isPage, isScript, isStylesheet } from '../files/site-files.ts';
import { attribute, type Element, hasAttribute } from './dom.ts';
import type { Site } from './site.ts';

type Kind = keyof SiteMeasures['bytes'];

function kindOf(path: string): Kind {
  if (isPage(path)) return 'pages';
  if (isStylesheet(path)) return 'styles';
  if (isScript(path)) return 'scripts';
  if (/\.(?:svg|png|jpe?g|gif|webp|avif|ico)$/i.test(path)) return 'pictures';
  return /\.(?:woff2?|ttf|otf)$/i.test(path) ? 'fonts' : 'others';
}

function bytesByKind({ files }: Site): SiteMeasures['bytes'] {
  const bytes = { pages: 0, styles: 0, scripts: 0, pictures: 0, fonts: 0, others: 0 };
  for (const [path, content] of files) bytes[kindOf(path)] += contentBytes(content);
  return bytes;
}

const isLink = (element: Element): boolean => element.tagName === 'a' && hasAttribute(element, 'href');

const isPicture = (element: Element): boolean =>
  element.tagName === 'img' || (element.tagName === 'svg' && attribute(element, 'role') === 'img');

const isField = ({ tagName, attrs }: Element): boolean =>
  tagName === 'select' ||
  tagName === 'textarea' ||
  (tagName === 'input' &&
    !attrs.some(({ name, value }) => name === 'type' && /^(?:hidden|submit)$/i.test(value)));

/** What there is of everything, for the report. */
export function measureSite(site: Site): SiteMeasures {
  const count = (fits: (element: Element) => boolean) =>
    site.pages.reduce((sum, { elements }) => sum + elements.filter(fits).length, 0);
  return {
    pages: site.pages.length,
    links: count(isLink),
    pictures: count(isPicture),
    fields: count(isField),
    bytes: bytesByKind(site),
  };
}
