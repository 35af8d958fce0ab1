import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  use,
  useState,
} from 'react';
import { DressedChild } from './dressed-child.tsx';
import type * as parts from './dropdown-menu-parts.tsx';
import { toast } from './toast.ts';

type Parts = typeof parts;

/** Most menus of a page are never opened, so none costs more than its button until somebody is about to. */
const loadParts = (): Promise<Parts> => import('./dropdown-menu-parts.tsx');

const prepare = () => {
  // Whoever then presses meets the failure.
  loadParts().catch(() => undefined);
};

const sayItFailed = () =>
  toast({
    variant: 'destructive',
    title: 'The menu did not load',
    description: 'Check your connection and try again, or reload the page.',
  });

const PartsContext = createContext<Parts | undefined>(undefined);

function useParts(): Parts {
  const loaded = use(PartsContext);
  if (!loaded) throw new Error('A part of a menu belongs into a DropdownMenu.');
  return loaded;
}

export interface DropdownMenuProps {
  /** The `Button` that opens it. */
  opener: ReactElement;
  /** `DropdownMenuItem`s and what stands between them. */
  children: ReactNode;
}

/** Actions behind one button. */
export function DropdownMenu({ opener, children }: DropdownMenuProps) {
  const [opened, setOpened] = useState<{ loaded: Parts; byKeyboard: boolean }>();
  const open = (byKeyboard: boolean) =>
    loadParts().then((loaded) => setOpened({ loaded, byKeyboard }), sayItFailed);

  if (!opened) return <ClosedMenu onOpen={open}>{opener}</ClosedMenu>;
  const { loaded, byKeyboard } = opened;
  return (
    <PartsContext value={loaded}>
      <loaded.OpenedMenu opener={opener} byKeyboard={byKeyboard}>
        {children}
      </loaded.OpenedMenu>
    </PartsContext>
  );
}

interface ClosedMenuProps {
  onOpen: (byKeyboard: boolean) => void;
  children: ReactElement;
}

function ClosedMenu({ onOpen, children }: ClosedMenuProps) {
  // A press of Enter or of the space bar is a click without any pointer.
  const handleClick = ({ detail }: MouseEvent) => onOpen(detail === 0);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    onOpen(true);
  };
  return (
    <DressedChild
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
    >
      {children}
    </DressedChild>
  );
}

export type DropdownMenuItemProps = ComponentProps<Parts['Item']>;

/** One action. `onSelect` runs it and the menu closes. */
export function DropdownMenuItem(props: DropdownMenuItemProps) {
  const { Item } = useParts();
  return <Item {...props} />;
}

/** A hairline between groups of actions. */
export function DropdownMenuSeparator() {
  const { Separator } = useParts();
  return <Separator />;
}
