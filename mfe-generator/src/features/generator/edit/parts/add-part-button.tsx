import type { Editable } from '@sitewright/contracts';
import { Button, DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@sitewright/ui';
import { Plus } from 'lucide-react';
import { useEditing } from '../edit-store.ts';
import { Floating } from '../frame/floating.tsx';
import { placeAtFoot, type Size } from '../frame/place-tools.ts';
import { likelyHeadings } from './add.ts';
import { addPartBehind } from './add-to-page.ts';
import { type BasicPart, basicParts } from './basic-parts.ts';
import { usePartsElsewhere } from './use-parts-elsewhere.ts';

function Like({ heading, page, onSelect }: { heading: string; page?: string; onSelect: () => void }) {
  return (
    <DropdownMenuItem className="pointer-coarse:min-h-11" onSelect={onSelect}>
      <span className="max-w-72 grow truncate">Like “{heading}”</span>
      {page && <span className="font-mono text-ink-3 text-small">{page}</span>}
    </DropdownMenuItem>
  );
}

/** What is not to be chosen, but said. */
const Said = ({ children }: { children: string }) => <DropdownMenuItem disabled>{children}</DropdownMenuItem>;

/** What can be added behind a part, read when the menu is open. */
function Parts({ part }: { part: Editable }) {
  const source = useEditing(({ editing }) => editing?.sources[editing.page]?.text) ?? '';
  const headings = likelyHeadings(source, part.startTag);
  const elsewhere = usePartsElsewhere();
  const others =
    elsewhere?.status === 'ready' ? elsewhere.value.filter(({ heading }) => !headings.includes(heading)) : [];
  const isLoading = elsewhere?.status === 'loading';
  const isFailed = elsewhere?.status === 'failed';
  return (
    <>
      {Object.entries(basicParts).map(([kind, name]) => (
        <DropdownMenuItem
          key={kind}
          className="pointer-coarse:min-h-11"
          onSelect={() => addPartBehind(part, { basic: kind as BasicPart })} // A key of it.
        >
          {name}
        </DropdownMenuItem>
      ))}
      {(isLoading || isFailed || headings.length + others.length > 0) && <DropdownMenuSeparator />}
      {headings.map((heading) => (
        <Like key={heading} heading={heading} onSelect={() => addPartBehind(part, { like: heading })} />
      ))}
      {others.map(({ heading, of }) => (
        <Like
          key={heading}
          heading={heading}
          page={of.path}
          onSelect={() => addPartBehind(part, { like: heading, of })}
        />
      ))}
      {isLoading && <Said>Reading the other pages …</Said>}
      {isFailed && <Said>The other pages could not be read.</Said>}
    </>
  );
}

const fixed: ReadonlySet<string> = new Set(['header', 'footer', 'nav']);

interface AddPartButtonProps {
  part: Editable;
  scale: number;
  room: Size;
}

/** At the foot of a part: what can be put between it and the next. */
export function AddPartButton({ part, scale, room }: AddPartButtonProps) {
  if (fixed.has(part.tag) || part.isHidden) return null;
  const opener = (
    <Button
      data-add-part=""
      variant="ghost"
      size="sm"
      aria-keyshortcuts="Alt+Enter"
      className="text-ink pointer-coarse:h-11"
    >
      <Plus aria-hidden="true" />
      Add a part
    </Button>
  );
  return (
    <Floating
      label={`Behind ${part.label}`}
      place={(tools) => placeAtFoot(part, scale, tools, room)}
      className="items-center"
    >
      <DropdownMenu opener={opener}>
        <Parts part={part} />
      </DropdownMenu>
    </Floating>
  );
}
