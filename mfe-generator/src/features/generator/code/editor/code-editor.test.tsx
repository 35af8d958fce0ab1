import type { QualityReport } from '@sitewright/contracts';
import { render } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CodeEditor } from './code-editor.tsx';

// What the editor measures with, and jsdom does not have.
beforeAll(() => {
  document.execCommand = () => false;
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList; // Nothing is drawn.
});
afterAll(() => {
  Reflect.deleteProperty(document, 'execCommand');
  Reflect.deleteProperty(Range.prototype, 'getClientRects');
});

const reportOf = (...lines: number[]): QualityReport => ({
  checks: [
    {
      id: 'links',
      title: 'Links',
      status: lines.length > 0 ? 'failed' : 'passed',
      findings: lines.map((line) => ({ path: 'index.html', line, message: 'This link leads nowhere.' })),
    },
  ],
  placeholders: [],
  notes: [],
  files: 1,
  bytes: 20,
});

const editorOf = (text: string, report: QualityReport) => (
  <CodeEditor
    path="index.html"
    text={text}
    isWrapped
    report={report}
    line={undefined}
    onChange={vi.fn()}
    onSave={vi.fn()}
  />
);

test('the margin follows the report: what is mended goes, and what a save broke comes', () => {
  const view = render(editorOf('<p>\n<a href="#x">\n</p>', reportOf()));
  const editor = () => view.container.firstElementChild?.shadowRoot;
  const problems = () => editor()?.querySelectorAll('.cm-lint-marker-error').length;
  const marked = () =>
    [...(editor()?.querySelectorAll('.cm-lintRange-error') ?? [])].map((one) => one.textContent);
  expect(problems()).toBe(0);
  view.rerender(editorOf('<p>\n<a href="#x">\n</p>', reportOf(2)));
  expect(problems()).toBe(1);
  expect(marked()).toEqual(['<a href="#x">']);
  view.rerender(editorOf('<p>\n<b>\n<a href="#x">\n</p>', reportOf(3)));
  expect(marked()).toEqual(['<a href="#x">']);
  view.rerender(editorOf('<p>\n<b>\n</p>', reportOf()));
  expect(problems()).toBe(0);
});
