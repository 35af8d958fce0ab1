import type { ImportedSite } from '@sitewright/contracts';
import { Button } from '@sitewright/ui';

const findingWords = (count: number): string => {
  if (count === 0) return 'The checks found nothing wrong.';
  return `The checks found ${count === 1 ? 'one thing' : `${count} things`} to look at, and changed nothing: see Report.`;
};

interface ImportedNotesProps {
  imported: ImportedSite;
  onOpen: () => void;
}

/** What was made of what was given, before it is opened. */
export function ImportedNotes({ imported: { notes, findings }, onOpen }: ImportedNotesProps) {
  return (
    <>
      <div role="status" className="mt-3 grid gap-3 text-ink-2">
        {notes.length > 0 && (
          <ul className="grid max-h-60 list-disc gap-1.5 overflow-y-auto pl-5 wrap-anywhere">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        <p>{findingWords(findings)}</p>
      </div>
      <div className="mt-5.5 flex justify-end">
        <Button autoFocus onClick={onOpen}>
          Open it
        </Button>
      </div>
    </>
  );
}
