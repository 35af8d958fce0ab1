import { projectListSchema, siteDetailsSchema } from '@sitewright/contracts';
import type { AcknowledgedSite, Journal } from './journal.ts';
import { send } from './requests.ts';

/** Holds what is stored against what was acknowledged. Returns what does not agree. */
export async function verify(url: string, journal: Journal, tokens: string[]): Promise<string[]> {
  const problems = [...journal.violations];
  for (const site of journal.sites) problems.push(...(await verifySite(url, journal, site)));
  const stored = (await Promise.all(tokens.map((token) => idsOf(url, journal, token)))).flat();
  const present = journal.sites.filter(({ isDeleted }) => isDeleted === false).length;
  const undecided = journal.sites.filter(({ isDeleted }) => isDeleted === undefined).length;
  const most = present + undecided + journal.unanswered;
  if (new Set(stored).size !== stored.length) problems.push('A list names a site twice.');
  if (stored.length > most) problems.push(`${stored.length} sites are stored, at most ${most} were made.`);
  return problems;
}

async function verifySite(url: string, journal: Journal, site: AcknowledgedSite): Promise<string[]> {
  const { id, token, possibleNames, isDeleted } = site;
  if (isDeleted === undefined) return [];
  const answer = await send(url, journal, { method: 'GET', path: `/api/sites/${id}`, token });
  if (isDeleted) return answer?.status === 404 ? [] : [`${id} was deleted, and answers ${answer?.status}.`];
  if (answer?.status !== 200) return [`${id} was acknowledged, and answers ${answer?.status}.`];
  const { name } = siteDetailsSchema.parse(JSON.parse(answer.text));
  const isExpected = possibleNames.includes(null) || possibleNames.includes(name ?? '');
  return isExpected ? [] : [`${id} was named ${possibleNames.join(' or ')}, and is named ${name}.`];
}

async function idsOf(url: string, journal: Journal, token: string): Promise<string[]> {
  const ids: string[] = [];
  for (let path: string | undefined = '/api/my-sites?limit=100'; path !== undefined; ) {
    const answer: Response = await fetch(url + path, { headers: { Authorization: `Bearer ${token}` } });
    if (!answer.ok) journal.violations.push(`${path} answers ${answer.status} after the faults`);
    ids.push(...projectListSchema.parse(await answer.json()).map(({ folderId }) => folderId));
    path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('Link') ?? '')?.[1];
  }
  return ids;
}
