import { version3Palette } from './version-3-palette.ts';

/**
 * What a site written for Tailwind 3 relies on and Tailwind 4 does otherwise: its colours and the sizes behind its names, grey
 * borders, rings of three pixels, the edges of cells, and the hand over buttons (https://tailwindcss.com/docs/upgrade-guide).
 */
export const version3Styles = `@theme default {
  --shadow-sm: 0 1px 2px 0 rgb(0 0 0 / 0.05);
  --drop-shadow-sm: 0 1px 1px rgb(0 0 0 / 0.05);
  --blur-sm: 4px;
  --radius-sm: 0.125rem;
  --default-ring-width: 3px;
  --default-ring-color: rgb(59 130 246 / 0.5);
${version3Palette}
}
@layer base {
  *, ::after, ::before, ::backdrop, ::file-selector-button { border-color: #e5e7eb; }
  input::placeholder, textarea::placeholder { color: #9ca3af; }
  button:not(:disabled), [role="button"]:not(:disabled) { cursor: pointer; }
  dialog { margin: auto; }
  td, th { padding: 1px; }
}
`;
