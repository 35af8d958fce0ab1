import { Alert, Spinner } from '@sitewright/ui';
import { Copy } from 'lucide-react';
import { TextField } from './text-field.tsx';
import { usePageTexts } from './use-page-texts.ts';

/** Says once for all of a part what the sign beside its texts means; screen readers hear it with each text. */
function SharedNote() {
  return (
    <span aria-hidden="true" className="flex items-center gap-1.25 text-[0.75rem] text-ink-3">
      <Copy className="size-3.25" />
      elsewhere, too
    </span>
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
  return groups.map(({ id, name, texts }) => (
    <section key={id} aria-label={name} className="mt-5">
      <div className="mb-1 flex items-baseline justify-between gap-4 border-rule border-b pb-1.5">
        <h2 className="min-w-0 font-bold text-small">{name}</h2>
        {texts.some(({ isShared }) => isShared) && <SharedNote />}
      </div>
      <ul>
        {texts.map((text) => (
          <TextField key={`${page} ${text.id}`} text={text} version={version} />
        ))}
      </ul>
    </section>
  ));
}
