import { isExternalUrl } from '../../files/external-url.ts';
import { cloakedElements } from '../cloaks.ts';
import { attribute, attributeLine, type Element, hasAttribute, lineOf, rawTextOf } from '../dom.ts';
import { removeAttribute, removeElement } from '../edits.ts';
import { isInlineScript, loadsOf } from '../loads.ts';
import { isOutOfFlow } from '../out-of-flow.ts';
import { type Problem, pageRule } from '../rule.ts';
import type { Page, Site } from '../site.ts';
import { unload } from '../unload.ts';

const hostOf = (url: string): string =>
  (URL.canParse(url, 'https://x') ? new URL(url, 'https://x').host : '') || url.slice(0, 60);

const externalLoads = (site: Site, page: Page): Problem[] =>
  loadsOf(page)
    .filter(({ url }) => isExternalUrl(url))
    .map((load) => ({
      path: page.path,
      line: attributeLine(load.element, load.attributeName),
      message: `<${load.element.tagName}> loads from ${hostOf(load.url)}.`,
      fix: unload(site, page, load),
    }));

/** Changes where every relative address leads. */
const movesAddresses = ({ tagName }: Element): boolean => tagName === 'base';

const leavesByItself = (element: Element): boolean =>
  element.tagName === 'meta' && attribute(element, 'http-equiv')?.toLowerCase() === 'refresh';

/** Sets up Tailwind's script from a CDN, which the build has made needless. */
const configuresCdn = (element: Element): boolean =>
  isInlineScript(element) && /\btailwind\.config\s*=/.test(rawTextOf(element));

/** Has the browser load other pages ahead of a click. */
const loadsAhead = (element: Element): boolean =>
  element.tagName === 'script' && attribute(element, 'type')?.trim().toLowerCase() === 'speculationrules';

const needless = (page: Page): Problem[] =>
  page.elements
    .filter((element) => movesAddresses(element) || leavesByItself(element) || configuresCdn(element))
    .map((element) => ({
      path: page.path,
      line: lineOf(element),
      message: `This <${element.tagName}> belongs to a page on another host.`,
      fix: { edits: removeElement(element), mends: true as const },
    }));

const loadingAhead = (page: Page): Problem[] =>
  page.elements.filter(loadsAhead).map((element) => ({
    path: page.path,
    line: lineOf(element),
    message: 'Speculation rules make browsers load other pages before anybody asks for them.',
    fix: { edits: removeElement(element) },
  }));

/** Hidden until a library has come, which never does. What covers a page when it is shown is better told than shown. */
const cloaked = (page: Page, site: Site): Problem[] =>
  cloakedElements(site, page).map(({ element, cloak }) => ({
    path: page.path,
    line: attributeLine(element, cloak),
    message: `This <${element.tagName}> stays hidden: a library of another host would show it (${cloak}).`,
    fix: isOutOfFlow(site, element) ? undefined : { edits: removeAttribute(element, cloak) },
  }));

/** Told to a server each time somebody follows the link. */
const pings = (page: Page): Problem[] =>
  page.elements
    .filter((element) => hasAttribute(element, 'ping'))
    .map((element) => ({
      path: page.path,
      line: attributeLine(element, 'ping'),
      message: 'The link tells another address that somebody followed it (ping).',
      fix: { edits: removeAttribute(element, 'ping') },
    }));

const addressOfSending = (element: Element): string =>
  attribute(element, element.tagName === 'form' ? 'action' : 'formaction') ?? '';

const sendsAway = (address: string): boolean => isExternalUrl(address) && !/^\s*mailto:/i.test(address);

const sendingForms = (page: Page): Problem[] =>
  page.elements
    .filter((element) => sendsAway(addressOfSending(element)))
    .map((element) => ({
      path: page.path,
      line: lineOf(element),
      message: 'The form sends what visitors enter to another host. Make sure that you want this.',
    }));

export const externalRequests = pageRule(
  'external-requests',
  'Pages load nothing from other hosts',
  (page, site) => [
    ...externalLoads(site, page),
    ...needless(page),
    ...loadingAhead(page),
    ...cloaked(page, site),
    ...pings(page),
    ...sendingForms(page),
  ],
);
