import { type CreatedShareLink, shareAddress } from '@sitewright/contracts';
import { Button, Field, Input } from '@sitewright/ui';
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

interface MadeLinkProps {
  made: CreatedShareLink;
  onAgain: () => void;
}

/** A link that was just made: told this once. */
export function MadeLink({ made: { link, token }, onAgain }: MadeLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const address = shareAddress(window.location.origin, token);
  useEffect(() => field.current?.select(), []);

  const handleCopy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setIsCopied(true);
    } catch {
      // It is selected: the browser's own way to copy is left.
      field.current?.focus();
    }
  };
  return (
    <div className="grid gap-3 rounded-[10px] border border-purple-line bg-purple-tint p-4">
      <Field
        label="Your link"
        hint={
          link.hasPassword
            ? 'It is shown this once: copy it now. Who opens it is asked for the password.'
            : 'It is shown this once: copy it now. Whoever has it sees the website.'
        }
      >
        <Input
          ref={field}
          readOnly
          value={address}
          className="font-mono text-code"
          onFocus={({ target }) => target.select()}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void handleCopy()}>
          {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {isCopied ? 'Copied' : 'Copy link'}
        </Button>
        <Button variant="outline" onClick={onAgain}>
          Make another
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isCopied ? 'The link is copied.' : 'The link is made.'}
      </p>
    </div>
  );
}
