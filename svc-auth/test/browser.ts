/** Follows one service's redirects by hand and keeps its cookies, as a browser does; `headers` are the gateway's. */
export function createBrowser(origin: string, headers: Record<string, string> = {}) {
  const jar = new Map<string, string>();
  const setCookies: string[] = [];
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  async function visit(path: string): Promise<Response> {
    const answer = await fetch(`${origin}${path}`, {
      redirect: 'manual',
      headers: { ...headers, cookie: cookies() },
    });
    for (const line of answer.headers.getSetCookie()) {
      setCookies.push(line);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }

  return {
    setCookies,
    visit,
    /** Where a visit leads. */
    leadsTo: async (path: string) => (await visit(path)).headers.get('Location') ?? '',
    cookie: (name: string) => jar.get(name) ?? '',
  };
}
