import type { EngineOutput } from '../engine.ts';
import { html } from './html.ts';

/** Composes a whole site. Deterministic: the same prompt and seed give the same files. */
export function composeSite(prompt: string, _seed: number): EngineOutput {
  const name = /(?:called|named|for)\s+([\p{Lu}][\p{L}'’&-]*(?:\s[\p{Lu}][\p{L}'’&-]*)*)/u.exec(prompt)?.[1] ?? 'Your site';
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title><meta name="description" content="${name}: welcome."><link rel="stylesheet" href="styles.css"></head>
<body class="bg-stone-50 text-stone-900"><header class="p-6"><a href="#main">${name}</a></header>
<main id="main" class="mx-auto max-w-5xl px-6 py-32"><h1 class="text-6xl font-semibold tracking-tight">${name}</h1></main>
<footer class="p-6">${name}</footer></body></html>`;
  return { name, files: [{ path: 'index.html', content: String(page) }], notes: [] };
}
