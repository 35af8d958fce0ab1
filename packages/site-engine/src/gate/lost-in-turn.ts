import type { CheckId, QualityFinding, QualityReport } from '@sitewright/contracts';
import type { SiteFile } from '../engine.ts';
import { type Control, controlsOf } from './controls.ts';
import { textOf } from './dom.ts';
import { missingControls, wholeOf } from './lost-controls.ts';
import { scriptsOf } from './scripts.ts';
import { type Page, readSite, type Site } from './site.ts';

/** What is asked about may be taken away where one of these has found it: it does not work, or must not. */
const mayTakeAway: ReadonlySet<string> = new Set<CheckId>([
  'links',
  'dead-controls',
  'nested-controls',
  'embedded-pages',
  'external-requests',
  'resources',
]);

const findingsOf = ({ checks }: QualityReport, isMeant: (id: string) => boolean): QualityFinding[] =>
  checks.flatMap(({ id, status, findings }) => (status === 'failed' && isMeant(id) ? findings : []));

/** Whether one of these lines is in the start tag of a control. */
function isOnLine(lines: ReadonlySet<number>, { element }: Control): boolean {
  const tag = element.sourceCodeLocation?.startTag ?? element.sourceCodeLocation;
  for (let line = tag?.startLine ?? 1; tag && line <= tag.endLine; line += 1)
    if (lines.has(line)) return true;
  return false;
}

const listening = /\baddEventListener\(\s*['"`](\w{1,40})['"`]|\.on(\w{1,40})\s*=(?!=)/g;

/** How often the scripts of a site listen for each event. */
function listenersIn(site: Site): ReadonlyMap<string, number> {
  const events = scriptsOf(site).flatMap(({ code }) =>
    [...code.matchAll(listening)].map(([, added, set]) => added ?? set ?? ''),
  );
  return new Map([...Map.groupBy(events, (event) => event)].map(([event, all]) => [event, all.length]));
}

/** What a model may not take away; how a page is put together, and what its buttons are called, is its own matter. */
function keysFor(
  excused: ReadonlySet<number>,
  listensMore: (event: string) => boolean,
): (control: Control) => string[] {
  return (control) => {
    const { kind, does } = control;
    if (kind === 'script' || kind === 'place' || isOnLine(excused, control)) return [];
    if (kind === 'field') return wholeOf(control);
    // A handler may have moved into a script.
    if (kind === 'handler' && listensMore(does)) return [];
    return [kind, `${kind} ${does}`];
  };
}

/** Of what a page says, what has to be there still: a sentence may go, half of it may not. */
const leastLeft = 0.75;

const lengthOf = ({ document }: Page): number => textOf(document).length;

const readFiles = (files: readonly SiteFile[]): Site =>
  readSite(new Map(files.map(({ path, content }) => [path, content])));

/** What visitors could use before a model's repair and cannot after it, as a person is told; not what was to go. */
export function lostInTurn(
  report: QualityReport,
  before: readonly SiteFile[],
  after: readonly SiteFile[],
): string[] {
  const sites = { before: readFiles(before), after: readFiles(after) };
  const [listened, listens] = [listenersIn(sites.before), listenersIn(sites.after)];
  const listensMore = (event: string) => (listens.get(event) ?? 0) > (listened.get(event) ?? 0);
  const excused = Map.groupBy(
    findingsOf(report, (id) => mayTakeAway.has(id)),
    ({ path }) => path,
  );
  const blank = new Set(findingsOf(report, (id) => id === 'blank-page').map(({ path }) => path));
  const next = new Map(sites.after.pages.map((page) => [page.path, page]));
  const filled = new Set(findingsOf(report, (id) => id === 'finished-text').map(({ path }) => path));
  const saysLess = (page: Page, now: Page): boolean =>
    !filled.has(page.path) && lengthOf(now) < leastLeft * lengthOf(page);
  const lostOn = (page: Page): string[] => {
    const now = next.get(page.path);
    if (!now) return [page.path];
    if (now.source === page.source) return [];
    const lines = new Set(excused.get(page.path)?.flatMap(({ line }) => line ?? []));
    const lost = missingControls(controlsOf(page), controlsOf(now), keysFor(lines, listensMore));
    return [
      ...(saysLess(page, now) ? [`much of what ${page.path} says`] : []),
      ...lost.map(({ named }) => `${named} on ${page.path}`),
    ];
  };
  return sites.before.pages.filter(({ path }) => !blank.has(path)).flatMap(lostOn);
}
