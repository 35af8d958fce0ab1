/** Follows one service's redirects by hand and keeps its cookie, as a browser does. */
export function createBrowser(origin: string) {
  let cookie = '';
  const setCookies: string[] = [];

  async function visit(path: string): Promise<Response> {
    const answer = await fetch(`${origin}${path}`, { redirect: 'manual', headers: cookie ? { cookie } : {} });
    for (const line of answer.headers.getSetCookie()) {
      setCookies.push(line);
      const [pair = ''] = line.split(';');
      cookie = pair.endsWith('=') ? '' : pair;
    }
    return answer;
  }

  return {
    setCookies,
    visit,
    /** Where a visit leads. */
    leadsTo: async (path: string) => (await visit(path)).headers.get('Location') ?? '',
    keepCookieOf: (other: string) => {
      cookie = other;
    },
    cookie: () => cookie,
  };
}
