import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

/** Up to two initials of a name or of an address, as `ines.halloran@lockside.example` -> `IH`. */
export function initialsOf(name: string): string {
  const [local = ''] = name.split('@');
  const words = local.split(/[\s._+-]+/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

const avatarVariants = cva('grid shrink-0 place-items-center bg-purple-tint font-bold text-purple-ink', {
  variants: {
    size: { md: 'size-8 rounded-lg text-small', lg: 'size-16 rounded-dialog text-[1.5rem]' },
  },
  defaultVariants: { size: 'md' },
});

export interface AvatarProps extends ComponentProps<'span'>, VariantProps<typeof avatarVariants> {
  name: string;
}

/** A person as initials. Decorative: the name stands beside it. */
export function Avatar({ name, size, className, ...props }: AvatarProps) {
  return (
    <span
      data-slot="avatar"
      aria-hidden="true"
      className={cn(avatarVariants({ size }), className)}
      {...props}
    >
      {initialsOf(name)}
    </span>
  );
}
