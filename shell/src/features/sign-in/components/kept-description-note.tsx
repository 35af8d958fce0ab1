import { readLandingPrompt } from '@sitewright/web-kit/landing-prompt';
import { PenLine } from 'lucide-react';

/** Tells somebody who has described a site before that nothing of it is lost on the way in. */
export function KeptDescriptionNote() {
  if (readLandingPrompt() === undefined) return null;
  return (
    <p className="mb-5 flex items-start gap-2.5 rounded-[9px] bg-purple-tint px-3.5 py-3 text-body text-purple-ink">
      <PenLine aria-hidden="true" className="mt-0.5 size-4.25 shrink-0" />
      Your description is kept. Your site will be made as soon as you sign in.
    </p>
  );
}
