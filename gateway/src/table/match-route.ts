import { isPattern, type Route, type RouteTable } from './route-table.ts';

export const isPrefix = (route: Route) => route.path.endsWith('/*');

/** "/mfe/*" matches everything that starts with "/mfe/". */
export const prefixOf = (route: Route) => route.path.slice(0, -1);

/** What a pattern matches, as Node and nginx read it alike. */
export const expressionOf = ({ path }: Route): string =>
  `^${path.replaceAll(/[.]/g, String.raw`\.`).replace('*', '[^/]+')}$`;

/** As nginx chooses a location: the exact path first, then a pattern within the longest prefix, then that prefix. */
export function createMatcher(table: RouteTable): (path: string) => Route | undefined {
  const exact = new Map(table.routes.filter((route) => !isPrefix(route)).map((route) => [route.path, route]));
  const patterns = table.routes
    .filter(isPattern)
    .map((route) => ({ route, expression: new RegExp(expressionOf(route)) }));
  const prefixes = table.routes.filter(isPrefix).sort((a, b) => b.path.length - a.path.length);
  return (path) =>
    exact.get(path) ??
    patterns.find(({ expression }) => expression.test(path))?.route ??
    prefixes.find((route) => path.startsWith(prefixOf(route)));
}

/**
 * The paths of prefixes without their last slash, each as the row that it belongs to. nginx would otherwise answer them with a
 * redirect of its own, without our headers.
 */
export function rowsWithoutSlash(table: RouteTable): Route[] {
  const match = createMatcher(table);
  const named = new Set(table.routes.map(({ path }) => path));
  const paths = table.routes.filter(isPrefix).map((route) => prefixOf(route).slice(0, -1));
  return paths
    .filter((path) => path !== '' && !named.has(path))
    .flatMap((path) => {
      const row = match(path);
      return row ? [{ ...row, path }] : [];
    });
}
