type Parameter<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? Parameter<Segment> | Parameter<Rest>
  : Path extends `${':' | '*'}${infer Name}`
    ? Name
    : never;

/** What a route's path leaves open: `:name` one segment, `*name` the rest of the path. */
export type PathParams<Path extends string> = Record<Parameter<Path>, string>;

const encodeSegments = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/**
 * The address of a route with its parameters in place, encoded.
 * @throws {TypeError} when the path names a parameter that is not given
 */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/([:*])(\w+)/g, (_, kind: string, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`${path} needs ${name}.`);
    return kind === '*' ? encodeSegments(value) : encodeURIComponent(value);
  });
}
