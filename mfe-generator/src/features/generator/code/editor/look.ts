import { defaultHighlightStyle, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';

/** CodeMirror's own colours by what they stand for, as ours: both themes read them from the tokens. */
const colours: Record<string, string> = {
  '#708': 'var(--purple-ink)',
  '#085': 'var(--purple-ink)',
  '#167': 'var(--purple-ink)',
  '#00c': 'var(--pink-ink)',
  '#00f': 'var(--pink-ink)',
  '#256': 'var(--pink-ink)',
  '#30a': 'var(--ink)',
  '#a11': 'var(--good-ink)',
  '#e40': 'var(--good-ink)',
  '#164': 'var(--warn-ink)',
  '#219': 'var(--warn-ink)',
  '#940': 'var(--ink-3)',
  '#404740': 'var(--ink-3)',
  '#f00': 'var(--bad-ink)',
};

const highlighting = HighlightStyle.define(
  defaultHighlightStyle.specs.map((spec) =>
    'color' in spec ? { ...spec, color: colours[spec.color] ?? 'var(--ink-2)' } : spec,
  ),
);

const theme = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--surface)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: '"Geist Mono Variable", ui-monospace, monospace',
    fontSize: '0.78125rem',
    lineHeight: '1.72',
  },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': {
    backgroundColor: 'var(--surface)',
    color: 'var(--ink-3)',
    borderRight: '1px solid var(--rule)',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--surface-hover)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground, ::selection': {
    backgroundColor: 'var(--purple-line) !important',
  },
  '.cm-selectionMatch, .cm-searchMatch': { backgroundColor: 'var(--warn-tint)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--purple-line)' },
  '.cm-panels': { backgroundColor: 'var(--paper)', color: 'var(--ink)', borderColor: 'var(--rule)' },
  '.cm-textfield': {
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--control)',
    borderRadius: '5px',
    color: 'var(--ink)',
    fontSize: '0.8125rem',
  },
  '.cm-button': {
    background: 'var(--surface)',
    border: '1px solid var(--rule-strong)',
    borderRadius: '5px',
    color: 'var(--ink)',
    fontSize: '0.8125rem',
  },
  '.cm-panel.cm-search label': { fontSize: '0.8125rem' },
  '.cm-panel.cm-search [name=close]': { color: 'var(--ink-2)', fontSize: '1.25rem', minWidth: '24px' },
  '.cm-tooltip': {
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
    border: '1px solid var(--rule-strong)',
  },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--bad)' },
});

/** The editor in the colours and type of the application. */
export const look = [theme, syntaxHighlighting(highlighting)];
