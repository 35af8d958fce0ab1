const pattern = (path: string) =>
  new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)').replace(/\*(\w+)/g, '(?<$1>.+)')}$`);

/** What stands in the open places of a route's path; undefined when the address is not of this route. */
export function readPath(path: string, address: string): Record<string, string> | undefined {
  const match = pattern(path).exec(address);
  if (!match) return undefined;
  const named = Object.entries(match.groups ?? {});
  return Object.fromEntries(named.map(([name, value]) => [name, decodeURIComponent(value)]));
}
