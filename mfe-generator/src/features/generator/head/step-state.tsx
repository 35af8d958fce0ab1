import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useHead } from './head-store.ts';

/** Says once what was taken back or made again; `children` say what else was stored. */
export function StepState({ children }: { children: ReactNode }) {
  const stepped = useHead(({ open }) =>
    open?.stepped?.version === open?.head.version ? open?.stepped : undefined,
  );
  if (!stepped) return children;
  return (
    <p
      role="status"
      className="mr-auto flex items-center gap-1.5 font-semibold text-good-ink text-small desk:mr-0 desk:ml-1"
    >
      <Check aria-hidden="true" className="size-4" />
      {stepped.words}: saved as version {stepped.version}
    </p>
  );
}
