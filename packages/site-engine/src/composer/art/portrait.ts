import { type Html, html } from '../html.ts';

/** The place of a portrait: a head and shoulders nobody could take for a real person. */
export const silhouette = (classes: string): Html =>
  html`<svg class="${classes}" viewBox="0 0 300 340" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false"><path d="M0 0H300V340H0Z" class="fill-panel"/><circle cx="150" cy="144" r="66" class="fill-line"/><path d="M28 340C32 262 92 232 150 232S268 262 272 340Z" class="fill-line"/></svg>`;
