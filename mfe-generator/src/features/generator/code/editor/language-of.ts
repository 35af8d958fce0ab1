import { css } from '@codemirror/lang-css';
import { html } from '@codemirror/lang-html';
import { javascript } from '@codemirror/lang-javascript';
import { json } from '@codemirror/lang-json';
import type { Extension } from '@codemirror/state';

const languages: [pattern: RegExp, language: () => Extension][] = [
  [/\.(html?|svg|xml)$/i, () => html()],
  [/\.css$/i, () => css()],
  [/\.m?js$/i, () => javascript()],
  [/\.(json|webmanifest)$/i, () => json()],
];

/** How a file is read: plain text where nothing is known of it. */
export const languageOf = (path: string): Extension =>
  languages.find(([pattern]) => pattern.test(path))?.[1]() ?? [];
