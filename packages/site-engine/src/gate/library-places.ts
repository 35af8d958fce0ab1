import { attribute, type Element, textOf } from './dom.ts';
import { codeOf } from './scripts.ts';
import type { Page, Site } from './site.ts';

/** A library that draws into an element of the page. */
interface DrawingLibrary {
  /** Of its script. */
  address: RegExp;
  /** What it draws. */
  shows: string;
  /** The call that is told where. */
  calls: string;
}

const libraries: readonly DrawingLibrary[] = [
  { address: /leaflet/i, shows: 'Map', calls: 'L\\.map' },
  { address: /mapbox|maplibre/i, shows: 'Map', calls: '(?:mapboxgl|maplibregl)\\.Map' },
  { address: /maps\.google/i, shows: 'Map', calls: 'google\\.maps\\.Map' },
  {
    address: /chart|echarts|plotly|\bd3\b/i,
    shows: 'Chart',
    calls: '(?:new Chart|ApexCharts|echarts\\.init|Plotly\\.newPlot|Highcharts\\.chart|d3\\.select)',
  },
  { address: /\bthree\b|p5|pixi|babylon/i, shows: 'Drawing', calls: '(?:appendChild|createCanvas)' },
];

const isEmpty = (element: Element): boolean =>
  textOf(element) === '' && element.childNodes.every(({ nodeName }) => nodeName === '#text');

/** The elements of a page that stay empty without the script at an address, and what it would have drawn there. */
export function placesOfLibrary(site: Site, page: Page, url: string): { element: Element; shows: string }[] {
  const library = libraries.find(({ address }) => address.test(url));
  if (!library) return [];
  const told = new RegExp(`${library.calls}\\s*\\([^;]{0,120}?['"\`]#?([\\w-]{1,80})['"\`]`, 'g');
  const code = codeOf(site).map((source) => source.code);
  const named = new Set(code.flatMap((text) => [...text.matchAll(told)].map(([, name = '']) => name)));
  const isDrawnOn = ({ tagName }: Element, id: string) =>
    named.has(id) || (tagName === 'canvas' && code.some((text) => text.includes(id)));
  return page.elements
    .filter((element) => {
      const id = attribute(element, 'id');
      return id !== undefined && id !== '' && isEmpty(element) && isDrawnOn(element, id);
    })
    .map((element) => ({ element, shows: attribute(element, 'aria-label') ?? library.shows }));
}
