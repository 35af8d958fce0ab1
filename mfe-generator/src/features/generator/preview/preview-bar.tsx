import { Button, Select } from '@sitewright/ui';
import { ArrowLeft, RotateCw } from 'lucide-react';
import type { Dispatch, Ref } from 'react';
import type { PreviewAction, PreviewState } from './preview-state.ts';

interface PreviewBarProps {
  /** The pages of the site, first page first. */
  pages: readonly string[];
  state: PreviewState;
  act: Dispatch<PreviewAction>;
  /** Takes the focus of a button that has gone. */
  ref?: Ref<HTMLFieldSetElement>;
}

/** Which page of the site is shown, and the ways to the others. */
export function PreviewBar({ pages, state, act, ref }: PreviewBarProps) {
  const { shown, trail, scripts } = state;
  return (
    <fieldset
      ref={ref}
      tabIndex={-1}
      aria-label="Preview controls"
      className="flex min-w-0 shrink-0 items-center gap-1.5 border-rule border-b px-2 py-1.5 focus-visible:-outline-offset-2"
    >
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
    </fieldset>
  );
}
