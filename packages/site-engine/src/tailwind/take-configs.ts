import type { SiteFile } from '../engine.ts';
import { rawElements } from '../files/raw-elements.ts';
import { isPage, isScript } from '../files/site-files.ts';
import { startTags } from '../files/start-tags.ts';
import { applyEdits } from '../gate/edits.ts';
import { joinConfigs, type TailwindConfig } from './config.ts';
import type { Literal } from './read-literal.ts';
import { readConfigFile, type ScriptConfig, takeScriptConfig } from './script-config.ts';

const configFile = /(?:^|\/)tailwind\.config\.(?:js|cjs|mjs|ts)$/i;
/** Tailwind as a script or a finished sheet from another host; version 4's script is `@tailwindcss/browser`. */
const hosted =
  /["'](?:https?:)?\/\/[^"'\s]{0,200}(?:cdn\.tailwindcss\.com|tailwindcss@|\/tailwindcss\/|tailwind(?:\.min)?\.(?:js|css))/i;
const hostedVersion4 = /@tailwindcss\/browser/i;

export interface TakenConfigs {
  files: SiteFile[];
  config: TailwindConfig | undefined;
  /** A page loads Tailwind itself. */
  isHosted: boolean;
  /** … in a version before 4, or is set up as one. */
  isVersion3: boolean;
}

/** Removes what loads Tailwind, which would build in the browser what the build has built. */
function withoutHosted(page: string): { page: string; tags: string[] } {
  const scripts = [...rawElements(page, 'script')].filter(
    ({ tag }) => hosted.test(tag) || (hostedVersion4.test(tag) && /\ssrc\s*=/i.test(tag)),
  );
  const links = [...startTags(page, 'link')]
    .map(({ start, end, text: tag }) => ({ start, end, tag }))
    .filter(({ tag }) => hosted.test(tag));
  const found = [...scripts, ...links];
  const edits = found.map(({ start, end }) => ({ start, end, text: '' }));
  return { page: applyEdits(page, edits), tags: found.map(({ tag }) => tag) };
}

/** Pages share their scripts: each is parsed once. */
function createScriptReader(): typeof takeScriptConfig {
  const read = new Map<string, ScriptConfig>();
  return (code) => {
    const taken = read.get(code) ?? takeScriptConfig(code);
    read.set(code, taken);
    return taken;
  };
}

function takeFromPage(source: string, readScript: typeof takeScriptConfig) {
  const { page, tags } = withoutHosted(source);
  const configs: Literal[] = [];
  const edits = [...rawElements(page, 'script')].flatMap(({ start, end, from, content }) => {
    const taken = readScript(content);
    configs.push(...taken.configs);
    if (taken.code === content) return [];
    if (taken.code.trim() === '') return [{ start, end, text: '' }];
    return [{ start: from, end: from + content.length, text: taken.code }];
  });
  return { content: applyEdits(page, edits), tags, configs };
}

/** Takes Tailwind's configuration, read as data, and whatever loads Tailwind out of the files of a site. */
export function takeConfigs(files: readonly SiteFile[]): TakenConfigs {
  const configs: Literal[] = [];
  const tags: string[] = [];
  const readScript = createScriptReader();
  const remaining = files.flatMap((file): SiteFile[] => {
    const { path, content } = file;
    if (typeof content !== 'string') return [file];
    if (configFile.test(path)) {
      configs.push(...readConfigFile(content));
      return [];
    }
    if (isPage(path)) {
      const taken = takeFromPage(content, readScript);
      configs.push(...taken.configs);
      tags.push(...taken.tags);
      return [{ path, content: taken.content }];
    }
    if (!isScript(path)) return [file];
    const taken = readScript(content);
    configs.push(...taken.configs);
    return [{ path, content: taken.code }];
  });
  const config = joinConfigs(configs);
  const loadsOlder = tags.some((tag) => !hostedVersion4.test(tag));
  return {
    files: remaining,
    config,
    isHosted: tags.length > 0,
    isVersion3: loadsOlder || (config !== undefined && tags.length === 0),
  };
}
