import { tokensOf } from '../../entries/scan/tokens.ts';

const host = /(?:@|www\.|https?:\/\/|(?:^|[\s(<]))([a-z0-9][a-z0-9-]{2,60})\.(?:[a-z]{2,14})(?![\p{L}])/giu;

/** What mailboxes can be had from: whose they are says nothing of the site. */
const providers = new Set(
  'gmail googlemail outlook hotmail yahoo icloud aol gmx web proton protonmail live me mail wix instagram facebook example'.split(
    ' ',
  ),
);

const mostHosts = 5;

const named = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name.toLowerCase()).filter(
    (name) => !providers.has(name),
  );

/** A mailbox, or an address that nobody types by leaving out a space: "gone.so" is none. */
const certain =
  /(?:@|www\.|https?:\/\/|(?<![\p{L}\p{N}@.-])(?=[a-z0-9-]{3,60}\.(?:com|org|net|example|co\.uk|de|nl|pl|ch|io|app|shop)(?![\p{L}\p{N}])))([a-z0-9][a-z0-9-]{2,60})\.[a-z]{2,14}/giu;

/** The names of domains in a text that are surely meant as such, in small letters. */
export const certainHosts = (text: string): string[] => named(text, certain);

/** The names of domains in a prompt, in small letters without hyphens. */
export const hostsOf = (prompt: string): string[] =>
  named(prompt, host)
    .slice(0, mostHosts)
    .map((name) => name.replaceAll('-', ''));

const fewestLetters = 4;

const squashed = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}|[^\p{L}\p{N}&]/gu, '');

/** Whether a name is what a domain is called: "Gravel & Fern" and gravelandfern.example. */
export function isHost(name: string, hosts: readonly string[]): boolean {
  const plain = squashed(name);
  const forms = [plain.replaceAll('&', ''), plain.replaceAll('&', 'and'), plain.replaceAll('&', 'und')];
  return forms.some(
    (form) =>
      form.length >= fewestLetters &&
      hosts.some((one) => one.includes(form) || (form.includes(one) && one.length > 5)),
  );
}

const mostWords = 6;

/** The words of a prompt that an address is made of: "the slow loaf" of theslowloaf.example. */
export function wordsOfHost(host: string, prompt: string): string | undefined {
  const sought = host.replaceAll('-', '');
  const words = tokensOf(prompt).filter(({ kind }) => kind !== 'sign');
  for (const [at, first] of words.entries()) {
    let said = '';
    for (const { text, end } of words.slice(at, at + mostWords)) {
      said += squashed(text);
      const written = prompt.slice(first.start, end);
      // With hyphens it is the address itself.
      if (said === sought && end > first.end && !written.includes('-')) return written;
      if (!sought.startsWith(said)) break;
    }
  }
  return undefined;
}
