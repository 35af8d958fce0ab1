import type { Revision } from '@sitewright/contracts';
import { Button, SpinnerRing } from '@sitewright/ui';
import { Check, CircleAlert } from 'lucide-react';

interface WordsProps {
  instruction: string;
  target?: string | undefined;
}

/** What the person asked for. */
function Words({ instruction, target }: WordsProps) {
  return (
    <p className="ml-auto max-w-[85%] whitespace-pre-wrap rounded-lg bg-purple-tint px-3 py-2 text-body [overflow-wrap:anywhere]">
      {target && <strong className="mr-1 font-semibold text-purple-ink">{target}:</strong>}
      {instruction}
    </p>
  );
}

const isGood = ({ state }: Revision): boolean => state === 'made' || state === 'offered';

interface RevisionAnswerProps {
  revision: Revision;
  /** Takes what was only offered; undefined where it is too late for that. */
  onAccept: (() => void) | undefined;
}

function RevisionAnswer({ revision, onAccept }: RevisionAnswerProps) {
  const { answer, made, notUnderstood, state } = revision;
  const Icon = isGood(revision) ? Check : CircleAlert;
  return (
    <div className="flex gap-2 text-body text-ink-2">
      <Icon
        aria-hidden="true"
        className={
          isGood(revision) ? 'mt-1 size-4 shrink-0 text-good-ink' : 'mt-1 size-4 shrink-0 text-warn-ink'
        }
      />
      <div className="min-w-0 grow [overflow-wrap:anywhere]">
        <p>{answer ?? (state === 'running' ? 'Being written.' : 'Nothing was changed.')}</p>
        {notUnderstood.length > 0 && (
          <p className="mt-1">Not understood: {notUnderstood.map((words) => `“${words}”`).join(', ')}</p>
        )}
        {state === 'offered' && onAccept && (
          <Button variant="outline" size="sm" className="mt-2" onClick={onAccept}>
            Use it all the same
          </Button>
        )}
      </div>
      {made !== undefined && <p className="shrink-0 text-ink-3 text-small">version {made}</p>}
    </div>
  );
}

interface ThreadProps {
  revisions: readonly Revision[];
  /** What is asked and not answered yet. */
  asked: WordsProps | undefined;
  /** What the site shows: only what was offered for that can be taken. */
  version: number;
  onAccept: (revision: string) => void;
}

/** The conversation about a site. */
export function Thread({ revisions, asked, version, onAccept }: ThreadProps) {
  return (
    <ol aria-label="Changes asked for" className="grid gap-4">
      {revisions.map((revision) => (
        <li key={revision.id} className="grid gap-3">
          <Words instruction={revision.instruction} target={revision.target?.label} />
          <RevisionAnswer
            revision={revision}
            onAccept={revision.seen === version ? () => onAccept(revision.id) : undefined}
          />
        </li>
      ))}
      {asked && (
        <li className="grid gap-3">
          <Words {...asked} />
          <p className="flex items-center gap-2 text-body text-ink-2">
            <SpinnerRing className="size-4 text-pink" />
            Changing the site
          </p>
        </li>
      )}
    </ol>
  );
}
