import { type FileRepair, routes } from '@sitewright/contracts';
import { Alert, Button, Dialog, Spinner } from '@sitewright/ui';
import { useAnswer } from '@sitewright/web-kit';
import { useState } from 'react';
import { Difference } from '../../versions/difference.tsx';
import { changeFiles } from '../files/change-files.ts';

function Repair({ path, before = '', after, reasons }: FileRepair) {
  return (
    <div className="mt-4 grid gap-3">
      <ul className="grid list-disc gap-1 pl-5 text-ink-2 wrap-anywhere">
        {reasons.map(({ line, message }) => (
          <li key={`${line} ${message}`}>
            {line !== undefined && `Line ${line}: `}
            {message}
          </li>
        ))}
      </ul>
      <section aria-label={`Difference of ${path}`} className="flex h-[45vh] min-h-0">
        <Difference before={before} after={after} />
      </section>
    </div>
  );
}

interface RepairsDialogProps {
  siteId: string;
  version: number;
  path: string;
  onClose: () => void;
}

/** Shows what the checks would change in a file; a person takes it, or leaves it. */
export function RepairsDialog({ siteId, version, path, onClose }: RepairsDialogProps) {
  const answer = useAnswer(`repairs ${siteId} ${version}`, (api, signal) =>
    api.call(routes.fileRepairs, { params: { id: siteId }, signal }),
  );
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const repair =
    answer.status === 'ready' ? answer.value.files.find((file) => file.path === path) : undefined;

  const handleTake = async () => {
    setBusy(true);
    const refused = await changeFiles(siteId, (api, seen) =>
      api.call(routes.repairFiles, { params: { id: siteId }, body: { ...seen, paths: [path] } }),
    );
    setBusy(false);
    setProblem(refused);
    if (refused === undefined) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`What the checks would change in ${path}`}
      className="w-240"
      actions={
        <>
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            Leave it
          </Button>
          <Button disabled={!repair} busy={isBusy} onClick={() => void handleTake()}>
            Change it
          </Button>
        </>
      }
    >
      {answer.status === 'loading' && <Spinner label="Checking the files" className="mt-4" />}
      {answer.status === 'failed' && (
        <Alert className="mt-4" onRetry={answer.retry}>
          {answer.error.message}
        </Alert>
      )}
      {answer.status === 'ready' && !repair && (
        <p className="mt-4 text-ink-2">There is nothing to change in it any more.</p>
      )}
      {repair && <Repair {...repair} />}
      {problem !== undefined && <Alert className="mt-4">{problem}</Alert>}
    </Dialog>
  );
}
