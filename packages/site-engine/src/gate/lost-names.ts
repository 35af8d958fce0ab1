import { namesUpTo } from '../files/names-up-to.ts';
import { styledClasses } from '../files/used-classes.ts';
import { classNamesOf } from './dom.ts';
import { isIconClass } from './icons/icon-libraries.ts';
import { codeOf } from './scripts.ts';
import type { Page, Site } from './site.ts';

/** A library that pages use by names in their markup. */
interface NamingLibrary {
  /** Of its sheet or script. */
  address: RegExp;
  classes?: RegExp;
  attributes?: RegExp;
}

const bootstrapParts =
  'accordion|alert|align|badge|bg|blockquote|border|btn|breadcrumb|card|carousel|col|collapse|collapsed|container|d|display|dropdown|fade|' +
  'figure|fixed|flex|float|form|fs|fw|g|gap|gx|gy|h|h[1-6]|img|input|jumbotron|justify|lead|list|m[xytbse]?|modal|nav|navbar|offcanvas|' +
  'offset|opacity|order|overflow|p[xytbse]?|page|pagination|placeholder|popover|position|progress|ratio|rounded|row|shadow|show|small|' +
  'spinner|stretched|sticky|tab|table|text|toast|tooltip|visually|vh|vstack|hstack|w';

/** The first one whose address fits counts. */
const libraries: readonly NamingLibrary[] = [
  {
    address: /bootstrap/i,
    classes: new RegExp(`^(?:${bootstrapParts})(?:-|$)`),
    attributes: /^data-(?:bs-)?(?:toggle|target|dismiss|ride|slide|spy)/,
  },
  { address: /\baos\b/i, classes: /^aos-/, attributes: /^data-aos/ },
  { address: /swiper/i, classes: /^swiper/ },
  { address: /animate(?:\.min)?\.css/i, classes: /^animate__|^animated$/ },
  { address: /splide/i, classes: /^splide/ },
  { address: /slick/i, classes: /^slick/ },
  { address: /owl/i, classes: /^owl-/ },
  { address: /alpine/i, attributes: /^(?:x-|@|:)/ },
  { address: /\bvue\b/i, attributes: /^(?:v-|@|:)/ },
];

/** Only brings typefaces. */
const isOfFonts = (url: string): boolean => /fonts\.|typekit|fontshare/i.test(url);

interface PageNames {
  /** Without a rule in the site. */
  classes: readonly string[];
  attributes: readonly string[];
}

const styledIn = new WeakMap<Site, ReadonlySet<string>>();

function styledClassesOf(site: Site): ReadonlySet<string> {
  const known = styledIn.get(site);
  const classes = known ?? styledClasses([...site.files].map(([path, content]) => ({ path, content })));
  styledIn.set(site, classes);
  return classes;
}

function readNames(site: Site, { elements }: Page): PageNames {
  const styled = styledClassesOf(site);
  return {
    classes: [...new Set(elements.flatMap(classNamesOf))].filter((name) => !styled.has(name)),
    attributes: [...new Set(elements.flatMap(({ attrs }) => attrs.map(({ name }) => name)))],
  };
}

/** Of a library that nobody knows, the classes that are no known one's, and that no script speaks of. */
function ofUnknown(site: Site, { classes }: PageNames): string[] {
  const code = codeOf(site)
    .map((source) => source.code)
    .join('\n');
  const words = new Set(code.match(/[\w-]+/g));
  return classes.filter(
    (name) =>
      !words.has(name) && !isIconClass(name) && !libraries.some((library) => library.classes?.test(name)),
  );
}

/** What each page has lost to each library, read once for each state of it; hostile pages load many. */
const lost = new WeakMap<Page, Map<NamingLibrary | undefined, string[]>>();
const namesOn = new WeakMap<Page, PageNames>();

/**
 * The classes and attributes of a page that mean nothing without the sheet or script at an address.
 *
 * @param isSheet of a library that nobody knows, only a sheet gives classes a meaning
 */
export function lostNames(site: Site, page: Page, url: string, isSheet: boolean): readonly string[] {
  const library = libraries.find(({ address }) => address.test(url));
  if (!library && (!isSheet || isOfFonts(url))) return [];
  const known = lost.get(page) ?? new Map<NamingLibrary | undefined, string[]>();
  lost.set(page, known);
  const names = namesOn.get(page) ?? readNames(site, page);
  namesOn.set(page, names);
  const found =
    known.get(library) ??
    (library
      ? [
          ...names.classes.filter((name) => library.classes?.test(name)),
          ...names.attributes.filter((name) => library.attributes?.test(name)),
        ]
      : ofUnknown(site, names));
  known.set(library, found);
  return found;
}

const mostNamed = 20;

/** As a person is told of them; '' where there are none. */
export const toldNames = (names: readonly string[]): string =>
  names.length === 0 ? '' : ` These names mean nothing without it: ${namesUpTo(mostNamed, names, ', ')}.`;
