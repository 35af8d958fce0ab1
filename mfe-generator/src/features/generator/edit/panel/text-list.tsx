import { Alert, Spinner } from '@sitewright/ui';
import { Braces, Copy, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { TextGroup } from '../page/page-texts.ts';
import { type NoteIds, TextField } from './text-field.tsx';
import { usePageTexts } from './use-page-texts.ts';

interface NoteProps {
  id: string;
  Icon: LucideIcon;
  children: ReactNode;
}

function Note({ id, Icon, children }: NoteProps) {
  return (
    <p id={id} className="flex gap-1.5 pt-1 text-[0.75rem] text-ink-3 leading-[1.4]">
      <Icon aria-hidden="true" className="mt-0.5 size-3.25 shrink-0" />
      {children}
    </p>
  );
}

/** The texts of a part. What the signs beside them mean is said once, and heard with each text that has one. */
function Group({
  group: { name, texts },
  version,
  page,
}: {
  group: TextGroup;
  version: number;
  page: string;
}) {
  const id = useId();
  const notes: NoteIds = { shared: `${id}-shared`, script: `${id}-script` };
  return (
    <section aria-label={name} className="mt-5">
      <div className="mb-1 border-rule border-b pb-1.5">
        <h2 className="font-bold text-small">{name}</h2>
        {texts.some(({ isShared }) => isShared) && (
          <Note id={notes.shared} Icon={Copy}>
            Other places have these words, too: they stay as they are.
          </Note>
        )}
        {texts.some(({ isInScript }) => isInScript) && (
          <Note id={notes.script} Icon={Braces}>
            A script has these words, too: it may write over what you type.
          </Note>
        )}
      </div>
      <ul>
        {texts.map((text) => (
          <TextField key={`${page} ${text.id}`} text={text} version={version} notes={notes} />
        ))}
      </ul>
    </section>
  );
}

/** All words of the page in sight, each in a field of its own. */
export function TextList({ siteId }: { siteId: string }) {
  const answer = usePageTexts(siteId);
  if (answer.status === 'loading')
    return <Spinner label="Reading the words of the page" className="mx-auto mt-10" />;
  if (answer.status === 'failed') {
    return (
      <Alert onRetry={answer.retry} className="mt-4">
        The words of this page could not be read. The page is kept.
      </Alert>
    );
  }
  const { page, version, groups } = answer.value;
  if (groups.length === 0) {
    return (
      <p className="mt-5 text-ink-2 text-small">This page has no words to edit here. Change it in Code.</p>
    );
  }
  return groups.map((group) => <Group key={group.id} group={group} version={version} page={page} />);
}
