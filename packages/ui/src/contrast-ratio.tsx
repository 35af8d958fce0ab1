import { Check, X } from 'lucide-react';
import { cn } from './cn.ts';

export interface ContrastRatioProps {
  /** From 1 to 21, as WCAG counts it. */
  ratio: number;
  /** How much it has to be. */
  least: number;
  className?: string;
}

/** How much one colour stands out on another, and whether that is enough. It is never rounded up to what it is not. */
export function ContrastRatio({ ratio, least, className }: ContrastRatioProps) {
  const isEnough = ratio >= least;
  const Icon = isEnough ? Check : X;
  return (
    <span
      data-slot="contrast-ratio"
      className={cn(
        'flex items-center gap-1.5 font-bold text-small',
        isEnough ? 'text-good-ink' : 'text-bad-ink',
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-3.5" />
      <span className="sr-only">{isEnough ? 'Stands out enough, ' : 'Stands out too little, '}</span>
      {(Math.floor(ratio * 10) / 10).toFixed(1)} : 1
    </span>
  );
}
