const indent = (text: string) => text.replace(/^(?=.)/gm, '  ');

/** `location / { … }` and its like, with the lines indented; nested blocks are lines too. */
export const block = (name: string, lines: readonly string[]) => `${name} {\n${indent(lines.join('\n'))}\n}`;

/** A quoted value. nginx has no escape for "$", so none of our values holds one that is not a variable. */
export const quote = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

export const addHeader = (name: string, value: string, always: 'always' | 'success' = 'always') =>
  `add_header ${name} ${quote(value)}${always === 'always' ? ' always' : ''};`;

/** Always named with its host, which for IPv6 stands in brackets. */
export const listenTo = (host: string, port: number) => `${host.includes(':') ? `[${host}]` : host}:${port}`;

/** `map $source $target { … }`, the first fitting pattern wins. */
export const map = (source: string, target: string, entries: Readonly<Record<string, string>>) =>
  block(
    `map ${quote(source)} ${target}`,
    Object.entries(entries).map(([key, value]) =>
      key === 'default' ? `default ${quote(value)};` : `${quote(key)} ${quote(value)};`,
    ),
  );
