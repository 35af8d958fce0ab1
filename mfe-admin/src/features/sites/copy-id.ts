import { toast } from '@sitewright/ui';

/** Puts a site's ID into the clipboard. */
export async function copyId(folderId: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(folderId);
    toast({ title: 'Copied', description: 'The ID is in the clipboard.' });
  } catch {
    toast({
      variant: 'destructive',
      title: 'The browser did not allow to copy',
      description: 'Select the ID on the card and copy it with the keyboard.',
    });
  }
}
