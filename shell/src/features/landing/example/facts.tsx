import { cn } from '@sitewright/ui';
import { serif } from './example-type.ts';

interface FactsProps {
  title: string;
  rows: readonly (readonly [string, string])[];
}

/** A heading with rows of names and values. */
export function Facts({ title, rows }: FactsProps) {
  return (
    <>
      <div className={cn('mb-5 text-[2.125rem] leading-[1.1]', serif)}>{title}</div>
      <div className="border-[#17302a] border-t-2">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between border-[#d9cfb4] border-b py-3">
            <span>{name}</span>
            <span className="font-[650] tabular-nums">{value}</span>
          </div>
        ))}
      </div>
    </>
  );
}
