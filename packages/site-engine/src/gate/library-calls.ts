import { codeOf } from './scripts.ts';
import type { Site } from './site.ts';

/** A library that has nothing to do once it is gone, but whose calls would stop the scripts that make them. */
const libraries: readonly { address: RegExp; name: string; calls: readonly string[] }[] = [
  { address: /lucide/i, name: 'lucide', calls: ['createIcons'] },
  { address: /feather/i, name: 'feather', calls: ['replace'] },
  { address: /\baos\b/i, name: 'AOS', calls: ['init', 'refresh', 'refreshHard'] },
];

/** What stands for a library, so that what is written behind its calls is done: a script whose calls do nothing, or '' where none is made. */
export function standInFor(site: Site, url: string): string {
  const library = libraries.find(({ address }) => address.test(url));
  if (!library) return '';
  const isCalled = new RegExp(`\\b${library.name}\\s*\\.`);
  if (!codeOf(site).some(({ code }) => isCalled.test(code))) return '';
  const calls = library.calls.map((call) => `${call}(){}`).join();
  return `<script>window.${library.name}={${calls}}</script>`;
}
