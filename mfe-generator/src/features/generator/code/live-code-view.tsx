import type { GenerationProgress, WrittenFile } from '@sitewright/web-kit/generation';
import { useState } from 'react';
import { sizeWords } from '../../../lib/size-words.ts';
import { growingFile } from '../steps.ts';
import { CodeLines } from './code-lines.tsx';
import { CopyButton } from './copy-button.tsx';
import { FileHeader } from './file-header.tsx';
import { FileList } from './file-list.tsx';
import { FilePicker } from './file-picker.tsx';
import { useFollowEnd } from './use-follow-end.ts';
import { useThrottled } from './use-throttled.ts';

/** Colours are found anew for the whole text: not with every letter. */
const colourPauseMs = 200;

function GrowingText({ file, isWrapped }: { file: WrittenFile; isWrapped: boolean }) {
  const text = useThrottled(file.text, colourPauseMs);
  const end = useFollowEnd<HTMLElement>(file.isComplete ? undefined : text);
  return (
    <CodeLines path={file.path} content={text} isWrapped={isWrapped} marked={undefined} scrolling={end} />
  );
}

/** The files as they are written. The one that grows is shown, unless the person has chosen another. */
export function LiveCodeView({ progress }: { progress: GenerationProgress }) {
  const [isWrapped, setWrapped] = useState(true);
  const [chosen, setChosen] = useState<string>();
  const { files } = progress;
  const growing = growingFile(progress);
  const file = files.find(({ path }) => path === chosen) ?? growing ?? files.at(-1);
  if (!file) return <p className="m-auto p-6 text-ink-2">The files appear here as they are written.</p>;

  const entries = files.map(({ path, bytes }) => ({ path, bytes, isText: true }));
  const choose = (path: string) => setChosen(path === growing?.path ? undefined : path);
  return (
    <div className="grid min-h-0 grow grid-cols-1 grid-rows-1 bg-surface desk:grid-cols-[13.25rem_minmax(0,1fr)]">
      <FileList files={entries} shown={file.path} onOpen={choose} />
      <div className="flex min-h-0 min-w-0 flex-col">
        <FileHeader
          path={file.path}
          size={sizeWords(file.bytes)}
          picker={<FilePicker files={entries} shown={file.path} onOpen={choose} />}
          isWrapped={isWrapped}
          onWrapChange={setWrapped}
        >
          <CopyButton path={file.path} content={file.isComplete ? file.text : undefined} />
        </FileHeader>
        <GrowingText key={file.path} file={file} isWrapped={isWrapped} />
      </div>
    </div>
  );
}
