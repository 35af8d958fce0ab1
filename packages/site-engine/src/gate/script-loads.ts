import { isExternalUrl } from '../files/external-url.ts';

/** Something in a script that makes the browser load while the page is open. */
export interface ScriptLoad {
  offset: number;
  /** What is called or set, as a person finds it in the code. */
  name: string;
  /** The address on another host; `undefined` for one that nobody can read in the script. */
  url: string | undefined;
}

/** What loads, with everything up to its address. */
const loader =
  /\b(fetch|importScripts|import|sendBeacon|WebSocket|EventSource|SharedWorker|Worker)\s*\(|\.(open)\(\s*['"`][A-Za-z]{3,7}['"`]\s*,|\.(src)\s*=|\bsetAttribute\(\s*['"`](src)['"`]\s*,|\b(from|import)\b/g;

/** Calls that run what they load, so that an address which holds its own content is code nobody has checked. */
const runsCode = new Set(['import', 'importScripts', 'SharedWorker', 'Worker']);
const longestAddress = 500;

type Address = { kind: 'written' | 'computed' | 'none'; url: string };

const absent: Address = { kind: 'none', url: '' };

function readText(code: string, quote: string): Address {
  const end = code.indexOf(quote, 1);
  if (end < 0) return { kind: 'computed', url: '' };
  const url = code.slice(1, end);
  const [beginning = ''] = quote === '`' ? url.split('${', 1) : [url];
  const isPart =
    beginning !== url ||
    code
      .slice(end + 1)
      .trimStart()
      .startsWith('+');
  // `'data/' + name` stays in a folder of the site, `'ht' + rest` may become anything.
  const isOpen = isPart && !isExternalUrl(beginning) && !/[/.]/.test(beginning);
  return { kind: isOpen ? 'computed' : 'written', url };
}

/** Reads the address of a call: written out, put together while the script runs, or none. */
function readAddress(following: string): Address {
  const code = following.trimStart();
  const first = code.charAt(0);
  if (first === '' || first === ')') return absent;
  return `'"\``.includes(first) ? readText(code, first) : { kind: 'computed', url: '' };
}

function toLoad(offset: number, name: string, isCall: boolean, { kind, url }: Address): ScriptLoad[] {
  if (kind === 'written' && isExternalUrl(url)) return [{ offset, name, url }];
  const holdsCode = runsCode.has(name) && /^(?:data|blob):/i.test(url.trim());
  return isCall && (kind === 'computed' || holdsCode) ? [{ offset, name, url: undefined }] : [];
}

/**
 * What a script loads from other hosts, or from addresses it puts together itself. Of what only sets an address, like
 * `picture.src = …`, nothing is told but other hosts: the own pictures are shown that way.
 */
export function scriptLoadsOf(code: string): ScriptLoad[] {
  return [...code.matchAll(loader)].flatMap((match) => {
    const [matched, called, opened, ...set] = match;
    const name = called ?? (opened && 'XMLHttpRequest') ?? set.find((part) => part !== undefined) ?? '';
    const end = match.index + matched.length;
    const address = readAddress(code.slice(end, end + longestAddress));
    return toLoad(match.index, name, called !== undefined || opened !== undefined, address);
  });
}
