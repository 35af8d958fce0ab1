import type { Revision, SiteDetails } from '@sitewright/contracts';
import { Button } from '@sitewright/ui';
import { Check, CircleAlert, ImageIcon, Square } from 'lucide-react';
import { useKeptShown } from '../versions/shown-version.ts';
import type { Maker } from './ask-change.ts';
import type { Asked } from './change-store.ts';
import { KeptActions, KeptWords } from './kept-change.tsx';
import { Offer } from './offer.tsx';
import { Working } from './working.tsx';

type Site = Pick<SiteDetails, 'folderId' | 'version'>;

interface WordsProps {
  instruction: string;
  target?: string | undefined;
  pictures?: readonly string[] | undefined;
}

/** What the person asked for. */
function Words({ instruction, target, pictures = [] }: WordsProps) {
  return (
    <p className="ml-auto max-w-[85%] whitespace-pre-wrap rounded-lg bg-purple-tint px-3 py-2 text-body [overflow-wrap:anywhere]">
      {target && <strong className="mr-1 font-semibold text-purple-ink">{target}:</strong>}
      {instruction}
      {pictures.length > 0 && (
        <span className="mt-1 flex flex-wrap gap-x-3 text-ink-2 text-small">
          {pictures.map((name) => (
            <span key={name} className="flex min-w-0 items-center gap-1">
              <ImageIcon aria-hidden="true" className="size-3.5 shrink-0" />
              <span className="sr-only">With the picture </span>
              <span className="truncate">{name}</span>
            </span>
          ))}
        </span>
      )}
    </p>
  );
}

function StateIcon({ state }: Pick<Revision, 'state'>) {
  if (state === 'stopped') return <Square aria-hidden="true" className="mt-1 size-4 shrink-0 text-ink-3" />;
  const isGood = state === 'made' || state === 'offered';
  const Icon = isGood ? Check : CircleAlert;
  return (
    <Icon
      aria-hidden="true"
      className={isGood ? 'mt-1 size-4 shrink-0 text-good-ink' : 'mt-1 size-4 shrink-0 text-warn-ink'}
    />
  );
}

interface AgainProps {
  revision: Revision;
  onAgain: (maker: Maker) => void;
}

/** What can be done about a change of which nothing came. */
function AgainActions({ revision: { state, engine }, onAgain }: AgainProps) {
  if (state !== 'failed' && state !== 'stopped') return null;
  const isModels = engine !== 'composer';
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => onAgain(isModels ? 'model' : 'composer')}>
        Try again
      </Button>
      {isModels && state === 'failed' && (
        <Button variant="ghost" size="sm" onClick={() => onAgain('composer')}>
          Ask the offline composer
        </Button>
      )}
    </>
  );
}

interface RevisionAnswerProps {
  site: Site;
  revision: Revision;
  /** Takes what was only offered; undefined where it is too late for that. */
  onAccept: (() => void) | undefined;
  /** Asks for it again; undefined where something has followed. */
  onAgain: ((maker: Maker) => void) | undefined;
}

function RevisionAnswer({ site, revision, onAccept, onAgain }: RevisionAnswerProps) {
  const { answer, made, notUnderstood, state } = revision;
  const isOpened = useKeptShown(site) === revision.id;
  return (
    <div className="flex gap-2 text-body text-ink-2">
      <StateIcon state={state} />
      <div className="min-w-0 grow [overflow-wrap:anywhere]">
        <p>{answer ?? (state === 'running' ? 'Being written.' : 'Nothing was changed.')}</p>
        {notUnderstood.length > 0 && !answer?.includes('Not understood') && (
          <p className="mt-1">Not understood: {notUnderstood.map((words) => `“${words}”`).join(', ')}</p>
        )}
        <KeptWords site={site} revision={revision} />
        {(isOpened || state === 'offered') && onAccept && (
          <Offer siteId={site.folderId} revision={revision} onAccept={onAccept} />
        )}
        <p className="mt-2 flex flex-wrap gap-2 empty:hidden">
          <KeptActions site={site} revision={revision} />
          {onAgain && <AgainActions revision={revision} onAgain={onAgain} />}
        </p>
      </div>
      {made !== undefined && <p className="shrink-0 text-ink-3 text-small">version {made}</p>}
    </div>
  );
}

interface ThreadProps {
  /** What it shows: only what was offered for that can be taken. */
  site: Site;
  revisions: readonly Revision[];
  /** What is asked and not answered yet. */
  asked: Asked | undefined;
  onAccept: (revision: string) => void;
  onAgain: (instruction: string, maker: Maker) => void;
}

/** The conversation about a site. */
export function Thread({ site, revisions, asked, onAccept, onAgain }: ThreadProps) {
  const generationId = asked?.progress?.generationId;
  const isShownBelow = (revision: Revision) =>
    asked !== undefined &&
    revision.state === 'running' &&
    (!generationId || revision.generationId === generationId);
  const told = revisions.filter((revision) => !isShownBelow(revision));
  const last = told.at(-1);
  return (
    <ol aria-label="Changes asked for" className="grid gap-4">
      {told.map((revision) => (
        <li key={revision.id} className="grid gap-3">
          <Words
            instruction={revision.instruction}
            target={revision.target?.label}
            pictures={revision.pictures}
          />
          <RevisionAnswer
            site={site}
            revision={revision}
            onAccept={
              (revision.offeredFor ?? revision.seen) === site.version
                ? () => onAccept(revision.id)
                : undefined
            }
            onAgain={
              revision === last && !asked ? (maker) => onAgain(revision.instruction, maker) : undefined
            }
          />
        </li>
      ))}
      {asked && (
        <li className="grid gap-3">
          <Words instruction={asked.instruction} target={asked.target?.label} />
          <Working asked={asked} />
        </li>
      )}
    </ol>
  );
}
