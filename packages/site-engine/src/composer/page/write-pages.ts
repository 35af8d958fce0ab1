import type { Family } from '../families/family.ts';
import { html } from '../html.ts';
import { labelOf } from '../labels.ts';
import type { Ground } from '../palette/palette.ts';
import type { SectionId } from '../reading/section-words.ts';
import { countdown } from '../sections/countdown.ts';
import { writeSection } from '../sections/registry.ts';
import type { Site } from '../site.ts';
import { nameAndPlace, oneLine } from '../titles.ts';
import type { Page } from './document.ts';

/** The site as it looks to one of its sections. */
function atSection(site: Site, index: number): Site {
  const { headings } = site.family;
  return { ...site, family: { ...site.family, ...headings[index % headings.length] } };
}

/** Each section on the next ground of the family's row. */
function writeSections(site: Site, family: Family, sections: readonly SectionId[]) {
  const { grounds } = family;
  return sections.map((section, index) => {
    const groundAt = (place: number): Ground => grounds[place % grounds.length] ?? 'paper';
    const isLast = index === sections.length - 1;
    const here = atSection(site, index);
    return family.frame(here, writeSection(here, section, groundAt(index)), {
      index,
      ground: groundAt(index),
      next: isLast ? 'paper' : groundAt(index + 1),
    });
  });
}

const description = (site: Site): string => {
  const text = site.lede.includes(site.brief.brand) ? site.lede : `${site.brief.brand}: ${site.lede}`;
  return text.length > 180 ? `${text.slice(0, 177).replace(/\s\S*$/u, '')}…` : text;
};

function countdownBand(site: Site) {
  const timer = countdown(site);
  return (
    timer &&
    html`<div data-ground="paper2" class="py-8"><div class="${site.family.kit.container}">${timer}</div></div>`
  );
}

const mainPage = (site: Site, family: Family): Page => ({
  path: 'index.html',
  title: `${nameAndPlace(site)} – ${oneLine(site.headline).replace(/[.!?。！？؟]$/u, '')}`,
  description: description(site),
  main: html`${family.hero(site)}${countdownBand(site)}${writeSections(site, family, site.sections)}`,
});

/** A page of its own for one section, with the way to act at its end. */
function sectionPage(site: Site, family: Family, section: SectionId): Page {
  const label = labelOf(site, section);
  const sections: SectionId[] = [
    section,
    ...(section !== 'contact' && site.sections.includes('contact') ? (['contact'] as const) : []),
  ];
  return {
    path: site.hrefOf(section),
    title: `${label} – ${site.brief.brand}`,
    description: site.weave(site.words.page.description, { label, noun: site.kind.noun }),
    main: html`${family.pageHead(site, label)}${writeSections(site, family, sections)}`,
  };
}

export const writePages = (site: Site, family: Family): Page[] => [
  mainPage(site, family),
  ...site.pages.map((section) => sectionPage(site, family, section)),
];
