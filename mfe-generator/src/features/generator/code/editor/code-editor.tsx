import type { QualityReport } from '@sitewright/contracts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Editor, openEditor } from './open-editor.ts';

export interface CodeEditorProps {
  path: string;
  /** As it is stored. */
  text: string;
  isWrapped: boolean;
  report: QualityReport;
  line: number | undefined;
  onChange: (text: string) => void;
  onSave: () => void;
}

/** The text of a file, to be edited. */
export function CodeEditor(props: CodeEditorProps) {
  const { text, report, isWrapped } = props;
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(undefined);
  const onChange = useEffectEvent(props.onChange);
  const onSave = useEffectEvent(props.onSave);
  const open = useEffectEvent(() =>
    place.current ? openEditor(place.current, { ...props, onChange, onSave }) : undefined,
  );
  useEffect(() => {
    editor.current = open();
    return () => editor.current?.close();
  }, []);
  useEffect(() => editor.current?.setWrapped(isWrapped), [isWrapped]);
  const shown = useRef(text);
  useEffect(() => {
    if (shown.current !== text) editor.current?.replace(text);
    shown.current = text;
    // Their lines are those of this text.
    editor.current?.setReport(report);
  }, [text, report]);
  return <div ref={place} data-own-undo="" className="min-h-0 grow overflow-hidden" />;
}
