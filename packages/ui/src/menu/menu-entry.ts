import { cn } from '../cn.ts';

/** The look of one line of the menu, be it a link or a button. */
export const menuEntry = cn(
  'flex h-9.5 items-center gap-2.75 rounded-control px-2.5 font-[550] text-[0.90625rem] text-ink-2 pointer-coarse:h-11',
  'transition-colors duration-140 hover:bg-surface-hover hover:text-ink [&_svg]:size-4.25 [&_svg]:shrink-0',
);
