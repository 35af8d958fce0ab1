import { type FileSearch, routes } from '@sitewright/contracts';
import { Alert, Button, Input, toast } from '@sitewright/ui';
import { type SubmitEvent, useState } from 'react';
import { changeFiles } from '../files/change-files.ts';
import type { Search } from './use-file-search.ts';

interface ReplaceFormProps {
  siteId: string;
  search: Search;
  /** What is found by now. */
  found: FileSearch | undefined;
}

/** Replaces all that was found, in one version. */
export function ReplaceForm({ siteId, search, found }: ReplaceFormProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const count = found?.count ?? 0;

  const replace = async (replacement: string) => {
    setBusy(true);
    const refused = await changeFiles(siteId, (api, seen) =>
      api.call(routes.replaceInFiles, {
        params: { id: siteId },
        body: { ...seen, ...search, replacement },
      }),
    );
    setBusy(false);
    setProblem(refused);
    if (refused === undefined)
      toast({
        title: count === 1 ? 'One place was replaced' : `${count} places were replaced`,
        description: 'Undo takes it back.',
      });
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void replace(String(new FormData(event.currentTarget).get('replacement')));
  };
  return (
    <form className="mt-2 flex gap-2" onSubmit={handleSubmit}>
      <Input
        name="replacement"
        aria-label="Replace by"
        placeholder="Replace by"
        autoComplete="off"
        spellCheck={false}
        className="h-9 min-w-0 grow font-mono text-code"
      />
      <Button type="submit" variant="outline" size="sm" className="h-9" disabled={count === 0} busy={isBusy}>
        Replace all
      </Button>
      {problem !== undefined && <Alert className="mt-2">{problem}</Alert>}
    </form>
  );
}
