import type { SiteMaker } from '@sitewright/contracts';
import type { SiteEngine } from '@sitewright/site-engine';
import { type ChangeFactsDependencies, changeFacts } from '../brief/change-facts.ts';
import type { BriefedSite } from '../brief/view-brief.ts';
import type { NextVersion } from '../versions/next-version.ts';
import { beyondFacts, notOfComposer } from './answer.ts';

export interface ReviseDocumentDependencies extends ChangeFactsDependencies {
  engine: ChangeFactsDependencies['engine'] & Pick<SiteEngine, 'readRevision' | 'info'>;
}

/** What words come to as fields of a brief. */
type Read = Pick<Awaited<ReturnType<SiteEngine['readRevision']>>, 'changes' | 'notUnderstood'>;

interface Asked {
  instruction: string;
  maker: SiteMaker;
}

export interface RevisedDocument {
  answer: string;
  notUnderstood: string[];
  next?: Pick<NextVersion, 'files' | 'report' | 'brief' | 'name' | 'instruction'> & { kind: 'revised' };
}

/** “What stands there” and “what is to”, between quotation marks, and nothing else of the kind. */
function wordingIn(instruction: string): { from: string; to: string } | undefined {
  const quoted = Array.from(
    instruction.matchAll(/["“„«「](?<words>[^"“”„«»「」\n]{2,300})["”“»」]/gu),
    ({ groups }) => groups?.words?.trim() ?? '',
  );
  const [from, to, ...more] = quoted;
  return from && to && more.length === 0 ? { from, to } : undefined;
}

/** What can be done by words about a site that nobody composed: facts and exact words, wherever its pages state them. */
export async function reviseDocument(
  deps: ReviseDocumentDependencies,
  { site, source }: BriefedSite,
  { instruction, maker }: Asked,
  options: Parameters<SiteEngine['readRevision']>[1],
): Promise<RevisedDocument> {
  const canModel = deps.engine.info.engine !== 'composer';
  const wording = wordingIn(instruction);
  const { brief, seed } = source;
  const read: Read = wording
    ? { changes: {}, notUnderstood: [] }
    : await deps.engine.readRevision({ brief, seed, instruction }, options);
  const { changes, notUnderstood } = read;
  const pieces = notUnderstood.map(({ piece }) => piece);
  const facts = { brief, changes, wording };
  const changed = await changeFacts(deps, site, facts, options);
  const { done, missing } = changed;
  if (!changed.isChanged && missing.length === 0)
    return { answer: notOfComposer(maker, canModel), notUnderstood: pieces };
  const left = missing.length > 0 || pieces.length > 0 ? [beyondFacts(maker, missing, canModel)] : [];
  const said = { answer: [...done, ...left].join(' '), notUnderstood: pieces };
  if (!changed.isChanged) return said;
  const { files, report } = changed;
  const name = changes.name && changed.brief.name?.value;
  const next = { kind: 'revised' as const, instruction, files, report, brief: changed.brief };
  return { ...said, next: name ? { ...next, name } : next };
}
