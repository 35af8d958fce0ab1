import { SpinnerRing } from '@sitewright/ui';
import type { GenerationProgress } from '@sitewright/web-kit/generation';

const resumedWords = {
  text: 'It was interrupted for a moment, and goes on where it was.',
  start: 'It was interrupted, and has begun again.',
} as const;

/** What delays it, while it goes on elsewhere. */
function DelayNotice({ children }: { children: string }) {
  return (
    <p className="mt-4 flex gap-2.5 rounded-[9px] bg-warn-tint px-3.5 py-2.5 text-small text-warn-ink">
      <SpinnerRing className="mt-0.5 size-3.5" />
      {children}
    </p>
  );
}

const cutWords = 'The connection was lost. The server goes on, and this page is connecting again.';
const awayWords =
  'Saving is delayed: the database takes nothing just now. What is written is not lost, and this goes on by itself.';

/** What a person may wonder about while a website is made. */
export function Notices({ isCut, isStorageAway, resumed }: GenerationProgress) {
  return (
    <div role="status">
      {isCut && <DelayNotice>{cutWords}</DelayNotice>}
      {isStorageAway && !isCut && <DelayNotice>{awayWords}</DelayNotice>}
      {resumed && !isCut && <p className="mt-4 text-ink-2 text-small">{resumedWords[resumed]}</p>}
    </div>
  );
}
