import { cn } from '@sitewright/ui';
import type { LucideIcon } from 'lucide-react';
import { numberWords } from '../number-words.ts';

interface StatCardProps {
  name: string;
  value: number;
  Icon: LucideIcon;
  /** The colour that stands for it in the charts. */
  swatch: string;
}

/** One number and what it counts. */
export function StatCard({ name, value, Icon, swatch }: StatCardProps) {
  return (
    <div className="rounded-panel border border-rule bg-surface px-4.5 pt-6 pb-5.5 desk:px-6.5">
      <dt className="flex items-center gap-2 font-[550] text-body text-ink-2">
        <span aria-hidden="true" className={cn('size-2.5 rounded-[3px]', swatch)} />
        {name}
        <Icon aria-hidden="true" className="ml-auto size-4.5 text-ink-3" />
      </dt>
      <dd className="type-display mt-3.5 wrap-anywhere text-d2 leading-none tracking-[-0.03em]">
        {numberWords(value)}
      </dd>
    </div>
  );
}
