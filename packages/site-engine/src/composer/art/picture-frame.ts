import { html, trusted } from '../html.ts';

/** A drawing that fills its place, cut where the place ends. */
export const pictureFrame = (classes: string, drawing: string, box = '0 0 400 250', style = '') =>
  html`<svg viewBox="${box}" preserveAspectRatio="xMidYMid slice" class="${classes}"${style && html` style="${style}"`} aria-hidden="true" focusable="false">${trusted(drawing)}</svg>`;
