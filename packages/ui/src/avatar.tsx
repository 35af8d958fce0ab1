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

export interface AvatarProps extends ComponentProps<'span'> {
  name: string;
}

/** A person as initials. Decorative: the name stands beside it. */
export function Avatar({ name, className, ...props }: AvatarProps) {
  return (
    <span
      data-slot="avatar"
      aria-hidden="true"
      className={cn(
        'grid size-8 shrink-0 place-items-center rounded-lg bg-purple-tint font-bold text-purple-ink text-small',
        className,
      )}
      {...props}
    >
      {initialsOf(name)}
    </span>
  );
}
