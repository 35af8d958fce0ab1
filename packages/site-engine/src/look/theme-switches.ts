import type { SiteFile } from '../engine.ts';
import { isPage, isScript } from '../files/site-files.ts';
import { textsOf } from '../files/used-classes.ts';

/** What a script changes of the root or the body to show a page in other colours. */
export interface ThemeSwitch {
  kind: 'class' | 'attribute';
  name: string;
}

const themeClass =
  /\bclassList\s*\.\s*(?:toggle|add|remove|replace)\(\s*['"`]([\w-]{0,30}(?:dark|night|light)[\w-]{0,30})['"`]/g;
const classNames = /\bclassName\s*[+=]=?\s*['"`]\s?([\w-]{0,30}(?:dark|night|light)[\w-]{0,30})['"`]/g;
const setAttributes = /\bsetAttribute\(\s*['"`]((?:data-)?[\w-]{0,20}(?:theme|mode|scheme))['"`]/g;
const setData = /\bdataset\s*\.\s*(\w{0,20}(?:theme|mode|scheme))\s*=/gi;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** More ways than these no page has. */
const most = 3;

/** How the pages of a site are switched between themes. */
export function themeSwitches(files: readonly SiteFile[]): ThemeSwitch[] {
  const code = [...textsOf(files, isPage), ...textsOf(files, isScript)].join('\n');
  const names = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name = '']) => name);
  const classes = [...names(themeClass), ...names(classNames)];
  const attributes = [...names(setAttributes), ...names(setData).map((name) => `data-${kebab(name)}`)];
  return [
    ...[...new Set(classes)].map((name): ThemeSwitch => ({ kind: 'class', name })),
    ...[...new Set(attributes)].map((name): ThemeSwitch => ({ kind: 'attribute', name })),
  ].slice(0, most);
}
