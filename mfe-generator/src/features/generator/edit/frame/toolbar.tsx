import type { Editable } from '@sitewright/contracts';
import { Button } from '@sitewright/ui';
import { markAround } from '@sitewright/web-kit/page-edits';
import { Link2, Pencil, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { type AttributeName, setAttributeAt } from '../act.ts';
import { useEditing } from '../edit-store.ts';
import { markNow, stopLinking } from '../format/format.ts';
import { isLevel } from '../format/levels.ts';
import { addLike } from '../parts/add-to-page.ts';
import { movable } from '../selection.ts';
import { AlignMenu } from './align-menu.tsx';
import { AskAbout } from './ask-about.tsx';
import { AttributeForm } from './attribute-form.tsx';
import { command, focusPage } from './commands.ts';
import { Floating } from './floating.tsx';
import { Marks } from './marks.tsx';
import { MoreMenu } from './more-menu.tsx';
import { PictureTools } from './picture-tools.tsx';
import { placeToolbar, type Size } from './place-tools.ts';
import { SharedWords } from './shared-words.tsx';
import { Tool } from './tool.tsx';
import { WhatIsSelected } from './what-is-selected.tsx';

function Line() {
  return <span aria-hidden="true" className="mx-1 h-5 w-px shrink-0 bg-rule" />;
}

function writeWords({ text }: Editable): void {
  if (!text) return;
  focusPage();
  command({ type: 'sitewright:edit-type', text });
}

const attributeNames = { href: 'Address of the link', alt: 'Words for who cannot see the picture' } as const;

/** The address of words that are to be a link, or are one. */
function LinkForm({ selected }: { selected: readonly Editable[] }) {
  const editing = useEditing((state) => state.editing);
  if (!editing?.linking) return null;
  const { linking } = editing;
  const isLink = markAround(linking.inline, 'a') !== undefined;
  const now = isLink ? selected.find(({ tag }) => tag === 'a')?.attributes?.href : undefined;
  return (
    <AttributeForm
      label={attributeNames.href}
      now={now ?? ''}
      onSave={(href) => href !== '' && markNow(linking, href)}
      remove={isLink ? { name: 'No link', onPress: () => markNow(linking) } : undefined}
      onClose={() => {
        stopLinking(editing);
        focusPage();
      }}
    />
  );
}

function AddTool({ item }: { item: Editable }) {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={`Add: ${item.label}`}
      aria-keyshortcuts="Alt+Enter"
      className="pointer-coarse:h-11"
      onClick={() => addLike(item)}
    >
      <Plus aria-hidden="true" />
      Add
    </Button>
  );
}

function TextTools({ editable, isNarrow }: { editable: Editable; isNarrow: boolean }) {
  const { block } = editable;
  return (
    <>
      {!isNarrow && (
        <Tool
          name="Edit the words"
          icon={<Pencil aria-hidden="true" />}
          onPress={() => writeWords(editable)}
        />
      )}
      {!editable.isDrawn && <Marks editable={editable} />}
      {!isNarrow && block && isLevel(block.tag) && <AlignMenu block={block} />}
    </>
  );
}

interface ToolbarProps {
  /** Innermost first. */
  selected: readonly [Editable, ...Editable[]];
  scale: number;
  room: Size;
  /** There is no room for the handles of the part. */
  isNarrow: boolean;
}

/** What can be done with what is selected. */
export function Toolbar({ selected, scale, room, isNarrow }: ToolbarProps) {
  const [innermost] = selected;
  const [entered, setEntered] = useState<AttributeName>();
  const version = useEditing(({ editing }) => editing?.selectedAt) ?? 0;
  const isLinking = useEditing(({ editing }) => editing?.linking !== undefined);
  const { text } = innermost;
  const link = text ? undefined : selected.find(({ tag }) => tag === 'a');
  const picture = innermost.kind === 'picture' && innermost.tag === 'img' ? innermost : undefined;
  const described = entered === 'href' ? link : picture;
  const item = movable(selected);
  const noteId = useId();
  return (
    <Floating
      label={`Selected: ${innermost.label}`}
      place={(tools) => placeToolbar(innermost, scale, tools, room)}
      className="flex-wrap items-center p-1"
      describedBy={noteId}
    >
      {isLinking && <LinkForm selected={selected} />}
      {!isLinking && entered && described && (
        <AttributeForm
          label={attributeNames[entered]}
          now={described.attributes?.[entered] ?? ''}
          onSave={(value) => setAttributeAt(version, described, entered, value)}
          onClose={() => setEntered(undefined)}
        />
      )}
      {!isLinking && entered === undefined && (
        <>
          <WhatIsSelected selected={selected} isNarrow={isNarrow} />
          <Line />
          {text && <TextTools editable={innermost} isNarrow={isNarrow} />}
          {link && (
            <Tool
              name={attributeNames.href}
              icon={<Link2 aria-hidden="true" />}
              onPress={() => setEntered('href')}
            />
          )}
          {innermost.kind === 'picture' && (
            <PictureTools editable={innermost} onDescribe={() => setEntered('alt')} />
          )}
          {item?.kind === 'item' && !isNarrow && <AddTool item={item} />}
          <AskAbout editable={innermost} isNarrow={isNarrow} />
          {/* Beside the page a part has handles, and what stands in it has none. */}
          {item && (isNarrow || item.kind === 'item') && <MoreMenu meant={item} hasAdd={isNarrow} />}
          <SharedWords id={noteId} editable={innermost} />
        </>
      )}
    </Floating>
  );
}
