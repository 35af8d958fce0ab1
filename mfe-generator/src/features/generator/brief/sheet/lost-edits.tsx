import { Button } from '@sitewright/ui';
import { loadBrief } from '../sitting/open-sitting.ts';
import { saveOverEdits } from '../sitting/save.ts';
import { useSitting } from '../sitting/sitting-store.ts';

/** What was changed by hand and would be lost by writing the site again: nothing is done before the person says so. */
export function LostEdits() {
  const sitting = useSitting((state) => state.sitting);
  if (sitting?.saving !== 'losing') return null;
  const { siteId, lost } = sitting;
  return (
    <section aria-label="Changes by hand" className="mb-3 rounded-lg bg-warn-tint px-3 py-3 text-body">
      <p className="font-semibold text-warn-ink">
        You changed this by hand, and it would be lost if the site were written again:
      </p>
      <ul className="mt-2 list-disc ps-5">
        {lost.map(({ path, part, summary }) => (
          <li key={`${path} ${part} ${summary}`} className="[overflow-wrap:anywhere]">
            <strong className="font-semibold">{part}</strong> <span className="text-ink-2">{summary}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-2 text-small">The version that has it stays among the versions.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => saveOverEdits(siteId)}>
          Write it again anyway
        </Button>
        <Button variant="ghost" size="sm" onClick={() => void loadBrief(siteId)}>
          Keep my page
        </Button>
      </div>
    </section>
  );
}
