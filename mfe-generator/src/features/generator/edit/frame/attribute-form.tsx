import { Button, Input } from '@sitewright/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

interface AttributeFormProps {
  label: string;
  /** As it is now. */
  now: string;
  onSave: (value: string) => void;
  /** Takes away what the value belongs to, where that can be. */
  remove?: { name: string; onPress: () => void } | undefined;
  onClose: () => void;
}

/** Where a link leads, or what a picture shows, in the toolbar's place. */
export function AttributeForm({ label, now, onSave, remove, onClose }: AttributeFormProps) {
  const [value, setValue] = useState(now);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  return (
    <form
      className="flex min-w-0 flex-wrap items-center gap-1.5"
      onKeyDown={handleKey}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(value.trim());
        onClose();
      }}
    >
      <Input
        ref={field}
        aria-label={label}
        value={value}
        className="h-8 w-68 min-w-0 font-mono text-code pointer-coarse:h-11"
        onChange={({ target }) => setValue(target.value)}
      />
      <Button type="submit" size="sm" variant="outline" className="pointer-coarse:h-11">
        Save
      </Button>
      {remove && (
        <Button
          size="sm"
          variant="ghost"
          className="text-bad-ink! pointer-coarse:h-11"
          onClick={() => {
            remove.onPress();
            onClose();
          }}
        >
          {remove.name}
        </Button>
      )}
      <Button size="sm" variant="ghost" className="pointer-coarse:h-11" onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
}
