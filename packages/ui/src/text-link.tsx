import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { DressedChild } from './dressed-child.tsx';

export interface TextLinkProps extends ComponentProps<'a'> {
  /** Dresses the only child (a router's link) instead of rendering an anchor. */
  asChild?: boolean;
}

/** A link inside a sentence. */
export function TextLink({ className, asChild = false, ...props }: TextLinkProps) {
  const Element = asChild ? DressedChild : 'a';
  return (
    <Element
      data-slot="text-link"
      className={cn(
        'rounded-[2px] font-semibold text-purple-ink underline decoration-purple-line decoration-1 underline-offset-3',
        'transition-colors duration-140 hover:decoration-current',
        className,
      )}
      {...props}
    />
  );
}
