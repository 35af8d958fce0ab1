import { Button, Select } from '@sitewright/ui';
import { ArrowLeft, RotateCw } from 'lucide-react';
import type { Dispatch } from 'react';
import type { PreviewAction, PreviewState } from './preview-state.ts';

interface PreviewBarProps {
  /** The pages of the site, first page first. */
  pages: readonly string[];
  state: PreviewState;
  act: Dispatch<PreviewAction>;
}

/** Which page of the site is shown, and the ways to the others. */
export function PreviewBar({ pages, state, act }: PreviewBarProps) {
  const { shown, trail, scripts } = state;
  return (
    <div className="flex shrink-0 items-center gap-1.5 border-rule border-b px-2 py-1.5">
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label="Back"
        disabled={trail.length === 0}
        onClick={() => act({ type: 'back' })}
      >
        <ArrowLeft aria-hidden="true" />
      </Button>
      <Button variant="ghost" size="icon-sm" aria-label="Reload" onClick={() => act({ type: 'reloaded' })}>
        <RotateCw aria-hidden="true" />
      </Button>
      <Select
        aria-label="Page"
        value={shown}
        className="min-w-0 grow font-mono text-code"
        onChange={({ target }) => act({ type: 'opened', page: target.value })}
      >
        {!pages.includes(shown) && <option value={shown}>Page not found</option>}
        {pages.map((page) => (
          <option key={page}>{page}</option>
        ))}
      </Select>
      {scripts === 'off' && (
        <Button variant="outline" size="sm" onClick={() => act({ type: 'with scripts' })}>
          Run scripts
        </Button>
      )}
    </div>
  );
}
