import type { ReactNode } from 'react';
import { Badge } from '../badge.tsx';
import { cn } from '../cn.ts';
import { Wordmark } from '../mark.tsx';
import { menuEntry } from './menu-entry.ts';
import { MenuFooter } from './menu-footer.tsx';
import type { MenuProps } from './menu-types.ts';

const entryLook = cn(
  menuEntry,
  'aria-[current=page]:bg-purple-tint aria-[current=page]:font-[650] aria-[current=page]:text-purple-ink',
);

interface SideMenuProps extends MenuProps {
  /** Called when one of the places was chosen. */
  onLeave?: () => void;
  /** Where the menu can be closed. */
  closeButton?: ReactNode;
}

export function SideMenu({
  label,
  badge,
  places,
  here,
  Link,
  onLeave,
  closeButton,
  ...footer
}: SideMenuProps) {
  const leaving = onLeave && { onClick: onLeave };
  return (
    <div className="flex min-h-full flex-col px-3.5 pt-5 pb-3.5">
      <div className="mb-5.5 flex h-7 items-center justify-between pr-1 pl-2">
        <Link to="/" className="rounded-chip" {...leaving}>
          <Wordmark />
        </Link>
        <span className={cn('flex items-center gap-1', closeButton && '-mr-2.5')}>
          {badge && <Badge tone="purple">{badge}</Badge>}
          {closeButton}
        </span>
      </div>
      <nav aria-label={label} className="flex flex-col gap-0.75">
        {places.map(({ to, name, Icon }) => (
          <Link
            key={to}
            to={to}
            className={entryLook}
            {...(to === here && { 'aria-current': 'page' })}
            {...leaving}
          >
            <Icon aria-hidden="true" />
            {name}
          </Link>
        ))}
      </nav>
      <MenuFooter {...footer} />
    </div>
  );
}
