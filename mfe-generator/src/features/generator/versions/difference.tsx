import { MergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';

const look = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'var(--surface)', fontSize: '0.8125rem' },
  '.cm-content': { fontFamily: 'var(--font-mono)' },
  '.cm-gutters': { color: 'var(--ink-3)', backgroundColor: 'var(--paper-sunk)', border: '0' },
  // Its own look is that of a light page, with a sign that few typefaces have.
  '.cm-collapsedLines': {
    color: 'var(--ink-2)',
    background: 'var(--paper-sunk)',
    '&:before, &:after': { content: '"…"' },
  },
});

const readOnly = [
  EditorState.readOnly.of(true),
  EditorView.editable.of(false),
  EditorView.lineWrapping,
  lineNumbers(),
  look,
];

const named = (label: string) => [...readOnly, EditorView.contentAttributes.of({ 'aria-label': label })];

interface DifferenceProps {
  before: string;
  after: string;
}

/** Two texts side by side, with what differs. */
export function Difference({ before, after }: DifferenceProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    // In the page itself the editor would write style elements, which the page's policy forbids.
    const root = place.current.shadowRoot ?? place.current.attachShadow({ mode: 'open' });
    const view = new MergeView({
      a: { doc: before, extensions: named('Before') },
      b: { doc: after, extensions: named('After') },
      root,
      parent: root,
      collapseUnchanged: { margin: 3, minSize: 8 },
    });
    return () => view.destroy();
  }, [before, after]);
  return (
    <div
      ref={place}
      className="min-h-0 grow overflow-auto rounded-t-[10px] border border-rule-strong bg-surface"
    />
  );
}
