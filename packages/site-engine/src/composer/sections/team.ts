import { silhouette } from '../art/portrait.ts';
import { html } from '../html.ts';
import { placeholder } from './pieces.ts';
import type { WriteSection } from './section.ts';

/** People are never made up: each has an empty chair with a line to fill in. */
export const writeTeam: WriteSection = (site) => {
  site.note('The people section holds empty places. Add names, roles and portraits.');
  return {
    title: site.words.team.title,
    body: html`<ul class="grid gap-6 sm:grid-cols-3">${site.words.team.roles.map(
      (role, index) =>
        html`<li class="${index === 1 ? 'sm:mt-12' : ''}"><div class="overflow-hidden ${site.family.kit.picture}">${silhouette('aspect-[5/6] w-full')}</div><h3 class="${site.family.kit.h3} mt-4">${placeholder(site.words.team.add)}</h3><p class="mt-1 text-muted">${role}</p></li>`,
    )}</ul>`,
    set: 'below',
  };
};
