import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

/**
 * The ink section that stays dark in both themes. Its top edge is cut as a scarf joint, so it overlaps what lies above
 * by the height of the cut: 20 px on narrow screens, 40 px on wide ones.
 */
export function Slab({ className, ...props }: ComponentProps<'section'>) {
  return (
    <section
      data-slot="slab"
      data-ground="slab"
      className={cn(
        'relative -mt-(--cut) bg-slab text-slab-text [--cut:20px] md:[--cut:40px]',
        '[clip-path:polygon(0_var(--cut),calc(38%+var(--cut))_var(--cut),38%_0,100%_0,100%_100%,0_100%)]',
        className,
      )}
      {...props}
    />
  );
}
