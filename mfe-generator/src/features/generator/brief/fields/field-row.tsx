import { cn } from '@sitewright/ui';
import type { ReactNode } from 'react';
import type { EditedField } from '../sitting/edited.ts';
import { FromBrandKit } from './from-brand-kit.tsx';
import { NotSure } from './not-sure.tsx';
import { Where } from './where.tsx';

interface FieldRowProps {
  name: string;
  /** The field of the brief that may be unsure. */
  field?: EditedField;
  /** The statements that the value was read from. */
  from?: readonly number[] | undefined;
  /** What it holds that a brand kit may have given. */
  values?: readonly string[];
  /** Stands behind the value. */
  action?: ReactNode;
  /** Several rows begin at the top. */
  isList?: boolean;
  children: ReactNode;
}

/** One entry of the sheet: its name and its value, between hairlines. */
export function FieldRow({
  name,
  field,
  from = [],
  values = [],
  action,
  isList = false,
  children,
}: FieldRowProps) {
  return (
    <li
      className={cn(
        'grid grid-cols-[104px_minmax(0,1fr)] border-rule border-b py-0.75 max-[22rem]:grid-cols-1 max-[22rem]:py-2',
        isList ? 'items-start' : 'items-center',
      )}
    >
      <span className="py-0.75 pr-2 text-ink-3 text-small pointer-coarse:py-2.5 max-[22rem]:py-0">
        {name}
      </span>
      <div className={cn('flex min-w-0 gap-2', isList ? 'items-start' : 'items-center')}>
        <div className="-ml-1.75 min-w-0 grow">{children}</div>
        {field && <NotSure name={name} field={field} />}
        <FromBrandKit values={values} />
        <Where from={from} />
        {action}
      </div>
    </li>
  );
}
