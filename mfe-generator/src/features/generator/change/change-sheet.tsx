import type { Revision, SiteDetails } from '@sitewright/contracts';
import { Alert, Skeleton } from '@sitewright/ui';
import { useApi } from '@sitewright/web-kit';
import { useEngine } from '../api/use-engine.ts';
import { Filmstrip } from '../versions/filmstrip.tsx';
import { useComparison, useVersions } from '../versions/use-versions.ts';
import { acceptChange, askForChange, type Maker } from './ask-change.ts';
import { ChangeBox } from './change-box.tsx';
import { setText, useChange } from './change-store.ts';
import { Cost } from './cost.tsx';
import { Proof } from './proof.tsx';
import { Thread } from './thread.tsx';
import { useConversation } from './use-conversation.ts';

/** Changes to try, made from what the site has. */
function Examples({ examples }: { examples: readonly string[] }) {
  if (examples.length === 0) return null;
  return (
    <div className="mb-5">
      <p className="mb-2 text-body text-ink-2">Say what is to change, and only that changes. For example:</p>
      <ul className="grid gap-2">
        {examples.map((example) => (
          <li key={example}>
            <button
              type="button"
              className="w-full rounded-lg border border-rule px-3 py-2 text-left text-body hover:bg-surface-hover pointer-coarse:min-h-11"
              onClick={() => setText(example)}
            >
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a version has changed, asked for when it was made before this page was opened. */
function StoredProof({ site, made }: { site: SiteDetails; made: number }) {
  const comparison = useComparison(site.folderId, { from: made - 1, to: made });
  if (comparison.status !== 'ready') return null;
  return <Proof site={site} comparison={comparison.value} />;
}

function LastProof({ site, last }: { site: SiteDetails; last: Revision | undefined }) {
  const result = useChange((state) => state.result);
  const shown = result?.comparison && result.revision.made === last?.made ? result.comparison : undefined;
  if (last?.made === undefined) return null;
  return (
    <>
      {shown ? <Proof site={site} comparison={shown} /> : <StoredProof site={site} made={last.made} />}
      <Cost revision={last} />
    </>
  );
}

interface ChangeSheetProps {
  site: SiteDetails;
}

/** Ask for a change in words: the conversation, the box, and what the last change has changed. */
export function ChangeSheet({ site }: ChangeSheetProps) {
  const api = useApi();
  const { folderId } = site;
  const { asked, error } = useChange();
  const conversation = useConversation(site);
  const versions = useVersions(site);
  const engine = useEngine();
  const list = conversation.status === 'ready' ? conversation.value : undefined;
  const last = list?.revisions.findLast(({ made }) => made !== undefined);
  const maker: Maker = engine && engine.engine !== 'composer' ? 'model' : 'composer';
  const ask = (instruction: string, by: Maker) => void askForChange(api, folderId, instruction, by);

  return (
    <div
      data-content=""
      className="relative min-h-0 grow overflow-y-auto px-4 py-5.5 outline-hidden desk:px-5"
    >
      <div className="mx-auto max-w-160">
        <h1 className="sr-only">Ask for a change</h1>
        {conversation.status === 'loading' && <Skeleton className="mb-5 h-16 w-full" />}
        {conversation.status === 'failed' && (
          <Alert className="mb-5" onRetry={conversation.retry}>
            {conversation.error.message}
          </Alert>
        )}
        {list && list.revisions.length === 0 && !asked && <Examples examples={list.examples} />}
        {list && (
          <Thread
            site={site}
            revisions={list.revisions}
            asked={asked}
            onAccept={(revision) => void acceptChange(api, folderId, revision)}
            onAgain={ask}
          />
        )}
        <div className="mt-5">
          {error && <Alert className="mb-3">{error.message} The page is kept.</Alert>}
          <ChangeBox siteId={folderId} onAsk={(instruction) => ask(instruction, maker)} />
        </div>
        {!asked && <LastProof site={site} last={last} />}
        {versions.status === 'ready' && versions.value.versions.length > 1 && (
          <div className="mt-6 border-rule border-t pt-4">
            <h2 className="mb-2 text-h3">Versions</h2>
            <Filmstrip site={site} versions={versions.value.versions} />
          </div>
        )}
      </div>
    </div>
  );
}
