import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { QualityReport } from '@sitewright/contracts';
import { languageOf } from './language-of.ts';
import { look } from './look.ts';

export interface EditorOptions {
  path: string;
  text: string;
  isWrapped: boolean;
  /** Counted from 1: the line to come to first. */
  line: number | undefined;
  onChange: (text: string) => void;
  onSave: () => void;
}

/** What the checks found wrong in a file, at its lines. */
function problemsOf(report: QualityReport, path: string, { doc }: EditorState): Diagnostic[] {
  return report.checks
    .filter(({ status }) => status === 'failed')
    .flatMap(({ title, findings }) =>
      findings
        .filter((finding) => finding.path === path)
        .map(({ line = 1, message }) => {
          const { from, to } = doc.line(Math.min(line, doc.lines));
          return { from, to, severity: 'error' as const, message, source: title };
        }),
    );
}

const wrapping = (isWrapped: boolean) => (isWrapped ? EditorView.lineWrapping : []);

function stateOf(options: EditorOptions, wrap: Compartment): EditorState {
  const { path, text, isWrapped, onChange, onSave } = options;
  const save = () => {
    onSave();
    return true;
  };
  return EditorState.create({
    doc: text,
    extensions: [
      lineNumbers(),
      lintGutter(),
      history(),
      drawSelection(),
      indentOnInput(),
      bracketMatching(),
      highlightActiveLine(),
      highlightActiveLineGutter(),
      highlightSelectionMatches(),
      search({ top: true }),
      languageOf(path),
      look,
      wrap.of(wrapping(isWrapped)),
      keymap.of([
        { key: 'Mod-s', run: save, preventDefault: true },
        ...defaultKeymap,
        ...historyKeymap,
        ...searchKeymap,
      ]),
      EditorView.contentAttributes.of({ 'aria-label': `Code of ${path}`, tabindex: '0' }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) onChange(state.sliceDoc());
      }),
      // Line ends stay as the file has them: not a byte changes that nobody has changed.
      EditorState.lineSeparator.of('\n'),
    ],
  });
}

/**
 * Opens a file to be edited. The editor lies in a shadow of its own: its styles need no exception of the page's policy, which
 * allows none that are made by scripts.
 */
export function openEditor(place: HTMLElement, options: EditorOptions) {
  const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
  const wrap = new Compartment();
  const view = new EditorView({ root, parent: root, state: stateOf(options, wrap) });
  if (options.line !== undefined) {
    const { from } = view.state.doc.line(Math.min(options.line, view.state.doc.lines));
    view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) });
  }
  view.focus();
  return {
    /** The file was changed elsewhere. */
    replace: (text: string) =>
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }),
    /** What the checks say of the file as it is stored. */
    setReport: (report: QualityReport) =>
      view.dispatch(setDiagnostics(view.state, problemsOf(report, options.path, view.state))),
    setWrapped: (isWrapped: boolean) => view.dispatch({ effects: wrap.reconfigure(wrapping(isWrapped)) }),
    close: () => view.destroy(),
  };
}

export type Editor = ReturnType<typeof openEditor>;
