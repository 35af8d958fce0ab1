import { Skeleton } from '@sitewright/ui';
import type { ReactNode } from 'react';

/** As many as a row has once they are there. */
const expected = Array.from({ length: 7 }, (_, place) => `place ${place}`);

interface LookRowProps {
  title: string;
  /** What is known of the one that is chosen. */
  detail: ReactNode;
  isLoading: boolean;
  children: ReactNode;
}

/** A row of looks under its name; on a narrow screen it is scrolled sideways. */
export function LookRow({ title, detail, isLoading, children }: LookRowProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-small">{title}</legend>
      <div className="-mx-1.5 mt-0.5 flex gap-2.5 overflow-x-auto px-1.5 pt-1.5 pb-1">
        {isLoading
          ? expected.map((place) => (
              <span key={place} className="grid w-19 shrink-0 gap-1">
                <Skeleton className="h-14 rounded-[7px]" />
                <Skeleton className="mx-auto h-4 w-12" />
              </span>
            ))
          : children}
      </div>
      <div className="mt-1 flex min-h-6 items-center text-ink-2 text-small">{detail}</div>
    </fieldset>
  );
}
