import { type Html, html } from '../html.ts';
import type { Entry } from '../kinds/kind.ts';
import { handle } from '../labels.ts';
import type { Site } from '../site.ts';
import { oneLine } from '../titles.ts';
import { variantFor } from './pieces.ts';
import type { WriteSection } from './section.ts';
import { tabPanels } from './tab-panels.ts';

type Arrange = (site: Site, steps: readonly Entry[]) => Html;

const numbered = (site: Site, steps: readonly Entry[]) =>
  html`<ol>${steps.map(
    ([name, text], index) =>
      html`<li class="grid grid-cols-[auto_1fr] gap-x-5 ${site.family.kit.rule} py-5"><span class="${site.family.kit.number} text-2xl leading-tight text-mark" aria-hidden="true">${index + 1}</span><div><h3 class="${site.family.kit.h3}">${name}</h3><p class="mt-1 text-muted">${text}</p></div></li>`,
  )}</ol>`;

const command = (site: Site, [name, text]: Entry) =>
  html`<span class="block text-muted"># ${text}</span><span class="mb-6 block [overflow-wrap:anywhere]"><span class="text-mark">$ </span>${handle(site.brief.brand)} ${handle(name)}</span>`;

/** The steps, and beside them what one would type. */
const terminal: Arrange = (site, steps) =>
  html`<div class="grid gap-8 md:grid-cols-[5fr_7fr] md:gap-12">${numbered(site, steps)}<div data-ground="deep" class="min-w-0 overflow-hidden rounded-card border border-line"><p class="border-b border-line px-6 py-3.5 text-[.9375rem]">${site.words.start.shell}</p><code class="block px-6 pt-7 pb-2 font-mono text-[.9375rem] leading-relaxed">${steps.map((step) => command(site, step))}</code></div></div>`;

/** One step at a time. */
const tabs: Arrange = (site, steps) =>
  tabPanels(
    'start',
    oneLine(site.words.start.title),
    steps.map(([name, text], index) => ({
      name: `${index + 1}. ${name}`,
      panel: html`<span class="${site.family.kit.number} block text-[clamp(4rem,9vw,8rem)] leading-[.85] text-mark" aria-hidden="true">${index + 1}</span><h3 class="${site.family.kit.h3} mt-6">${name}</h3><p class="mt-2 max-w-[36ch] text-muted">${text}</p>`,
    })),
    'rounded-card bg-panel p-8 md:min-h-72 md:p-12',
  );

/** What the prompt says one types, as it says it. */
const given = ({ brief }: Site) =>
  brief.facts.commands.length > 0 &&
  html`<div data-ground="deep" class="mb-8 min-w-0 overflow-hidden rounded-card border border-line"><code class="block px-6 pt-7 pb-2 font-mono text-[.9375rem] leading-relaxed">${brief.facts.commands.map((line) => html`<span class="mb-6 block [overflow-wrap:anywhere]"><span class="text-mark">$ </span>${line}</span>`)}</code></div>`;

const arrangements = { terminal, tabs, steps: numbered } as const;

/** How to begin. Commands are shown only for what is used at a command line. */
export const writeStart: WriteSection = (site) => {
  const isTyped = site.kind.group === 'tech';
  const asked = variantFor(site, 'start');
  const variant = asked === 'terminal' && !isTyped ? 'steps' : asked;
  site.note(
    `The steps under “${site.words.labels.start}” are drafts, commands included. Write down what really works.`,
  );
  return {
    title: site.words.start.title,
    body: html`${given(site)}${arrangements[variant](site, site.kind.process.items)}`,
    set: variant === 'steps' ? 'beside' : 'below',
  };
};
