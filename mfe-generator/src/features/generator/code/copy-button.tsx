import { Button, toast } from '@sitewright/ui';
import { Copy } from 'lucide-react';

async function copy(path: string, content: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(content);
    toast({ title: 'Copied', description: `${path} is in the clipboard.` });
  } catch {
    toast({
      variant: 'destructive',
      title: 'The browser did not allow to copy',
      description: 'Select the text and copy it with the keyboard.',
    });
  }
}

/** Puts a file's whole text into the clipboard, once it is there. */
export function CopyButton({ path, content }: { path: string; content: string | undefined }) {
  return (
    <Button
      variant="outline"
      size="sm"
      disabled={content === undefined}
      onClick={() => content !== undefined && copy(path, content)}
    >
      <Copy aria-hidden="true" />
      Copy
    </Button>
  );
}
