import type { Editable } from '@sitewright/contracts';
import { Button, Input } from '@sitewright/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type AttributeName, setAttributeAt } from '../act.ts';
import { useEditing } from '../edit-store.ts';

const names = { href: 'Address of the link', alt: 'Words for who cannot see the picture' } as const;

interface AttributeFormProps {
  editable: Editable;
  name: AttributeName;
  onClose: () => void;
}

/** Where a link leads, or what a picture shows, in the toolbar's place. */
export function AttributeForm({ editable, name, onClose }: AttributeFormProps) {
  const version = useEditing(({ editing }) => editing?.selectedAt) ?? 0;
  const [value, setValue] = useState(editable.attributes?.[name] ?? '');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  return (
    <form
      className="flex min-w-0 items-center gap-1.5"
      onKeyDown={handleKey}
      onSubmit={(event) => {
        event.preventDefault();
        setAttributeAt(version, editable, name, value.trim());
        onClose();
      }}
    >
      <Input
        ref={field}
        aria-label={names[name]}
        value={value}
        className="h-8 w-68 min-w-0 font-mono text-code"
        onChange={({ target }) => setValue(target.value)}
      />
      <Button type="submit" size="sm" variant="outline">
        Save
      </Button>
      <Button size="sm" variant="ghost" onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
}
