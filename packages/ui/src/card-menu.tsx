import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import { Button } from './button.tsx';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from './dropdown-menu.tsx';

interface EntryLook {
  name: string;
  Icon: LucideIcon;
}

/** A file to be saved, under the name that `download` says. */
interface DownloadEntry extends EntryLook {
  href: string;
  download: string;
}

interface ActionEntry extends EntryLook {
  onSelect: () => void;
  /** Takes something away: it stands apart, below a line, in red. */
  isDanger?: boolean;
}

export type CardMenuEntry = DownloadEntry | ActionEntry;

function Entry({ entry }: { entry: CardMenuEntry }) {
  const { name, Icon } = entry;
  if ('href' in entry) {
    return (
      <DropdownMenuItem asChild>
        <a href={entry.href} download={entry.download}>
          <Icon aria-hidden="true" />
          {name}
        </a>
      </DropdownMenuItem>
    );
  }
  return (
    <>
      {entry.isDanger && <DropdownMenuSeparator />}
      <DropdownMenuItem variant={entry.isDanger ? 'danger' : 'plain'} onSelect={entry.onSelect}>
        <Icon aria-hidden="true" />
        {name}
      </DropdownMenuItem>
    </>
  );
}

export interface CardMenuProps {
  /** What the card is of: a screen reader hears the three dots called "More for" it. */
  subject: string;
  entries: readonly CardMenuEntry[];
}

/** What is done seldom enough with a card to wait behind three dots. Opening one closes any other, another press closes it. */
export function CardMenu({ subject, entries }: CardMenuProps) {
  const opener = (
    <Button variant="ghost" size="icon-sm" aria-label={`More for ${subject}`}>
      <EllipsisVertical aria-hidden="true" />
    </Button>
  );
  return (
    <DropdownMenu opener={opener}>
      {entries.map((entry) => (
        <Entry key={entry.name} entry={entry} />
      ))}
    </DropdownMenu>
  );
}
