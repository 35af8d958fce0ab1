import { type VersionEntry, versionNameSchema } from '@sitewright/contracts';
import { Button, cn } from '@sitewright/ui';
import { useApi } from '@sitewright/web-kit';
import { Pencil, Pin, PinOff } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { changeVersion } from './naming-store.ts';

interface NameFieldProps {
  siteId: string;
  entry: VersionEntry;
  /** @param isByKey the focus goes back to where it was */
  onEnd: (isByKey: boolean) => void;
}

/** The name while it is typed: Enter keeps it, Escape gives the old one back, an empty one takes it away. */
function NameField({ siteId, entry: { number, name = '' }, onEnd }: NameFieldProps) {
  const api = useApi();
  const id = useId();
  /** Kept or given up: what follows, such as the loss of focus, is no second time. */
  const isSettled = useRef(false);
  const [text, setText] = useState(name);
  const [problem, setProblem] = useState<string>();
  const keep = async (isByKey: boolean) => {
    if (isSettled.current) return;
    const typed = text.trim();
    const checked = typed === '' ? undefined : versionNameSchema.safeParse(typed);
    if (checked?.error) return setProblem(checked.error.issues[0]?.message);
    isSettled.current = true;
    const isKept = typed === name || (await changeVersion(api, { siteId, number }, { name: typed }));
    if (isKept) onEnd(isByKey);
    else isSettled.current = false;
  };
  const handleKey = (event: KeyboardEvent) => {
    // The keys around it go from version to version, or leave the page.
    event.stopPropagation();
    if (event.key === 'Enter') void keep(true);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    isSettled.current = true;
    onEnd(true);
  };
  return (
    <span className="block grow">
      <input
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was just pressed.
        autoFocus
        aria-label={`Name of version ${number}`}
        aria-describedby={problem === undefined ? undefined : id}
        aria-invalid={problem === undefined ? undefined : true}
        data-own-undo=""
        value={text}
        maxLength={80}
        placeholder="A name"
        className="h-8 w-full min-w-0 rounded-[6px] border border-control bg-surface px-2 text-small outline-hidden focus:border-purple focus:ring-3 focus:ring-purple-tint pointer-coarse:h-11 pointer-coarse:text-[1rem]"
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={handleKey}
        onBlur={() => void keep(false)}
      />
      {problem !== undefined && (
        <span id={id} role="alert" className="mt-1 block text-bad-ink text-small">
          {problem}
        </span>
      )}
    </span>
  );
}

interface VersionNameProps {
  siteId: string;
  entry: VersionEntry;
  /** What it is called, as it is shown there. */
  title: string;
  className?: string;
}

/** What a version is called, and the ways to call it otherwise and to pin it, so that it is found again. */
export function VersionName({ siteId, entry, title, className }: VersionNameProps) {
  const api = useApi();
  const rename = useRef<HTMLButtonElement>(null);
  const [isNaming, setIsNaming] = useState(false);
  const { number, isPinned } = entry;
  const PinIcon = isPinned ? PinOff : Pin;
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    if (returns > 0) rename.current?.focus();
  }, [returns]);
  const end = (isByKey: boolean) => {
    setIsNaming(false);
    if (isByKey) setReturns((count) => count + 1);
  };
  if (isNaming) return <NameField siteId={siteId} entry={entry} onEnd={end} />;
  return (
    <span className={cn('flex min-w-0 items-center gap-0.5 pointer-coarse:gap-3', className)}>
      <span className="min-w-0 grow truncate text-ink-2 text-small" title={title}>
        {title}
      </span>
      <Button
        ref={rename}
        variant="ghost"
        size="icon-sm"
        className="size-6.5"
        aria-label={`Rename version ${number}`}
        onClick={() => setIsNaming(true)}
      >
        <Pencil aria-hidden="true" className="size-3.5!" />
      </Button>
      <Button
        variant="ghost"
        size="icon-sm"
        className={cn('size-6.5', isPinned && 'text-purple-ink')}
        aria-label={`Pin version ${number}`}
        aria-pressed={isPinned}
        onClick={() => void changeVersion(api, { siteId, number }, { isPinned: !isPinned })}
      >
        <PinIcon aria-hidden="true" className="size-3.5!" />
      </Button>
    </span>
  );
}
