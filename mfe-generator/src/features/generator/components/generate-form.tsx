import { useState } from 'react';
import { BrandKitLine } from '../brand-kit/brand-kit-line.tsx';
import { isGenerating, useGenerator } from '../generator-store.ts';
import { promptAttachmentsNow, promptPictures } from '../prompt-pictures.ts';
import { isRepeat, isSamePictures } from '../repeat.ts';
import type { Generate } from '../use-generate.ts';
import { AnotherDesign } from './another-design.tsx';
import { PromptForm } from './prompt-form.tsx';
import { RepeatDialog } from './repeat-dialog.tsx';

/** The prompt and what can be made of it: a website, and once there is one, another design of the same words. */
export function GenerateForm({ onGenerate, isNarrow }: { onGenerate: Generate; isNarrow: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const isBusy = useGenerator(isGenerating);
  const before = useGenerator((state) => state.source?.attachments);
  promptPictures.use();
  const hasSamePictures = isSamePictures(before, promptAttachmentsNow());
  const wouldRepeat = useGenerator(isRepeat) && hasSamePictures;
  return (
    <>
      <PromptForm onGenerate={() => (wouldRepeat && !isBusy ? setAsking(true) : onGenerate())} />
      {!isBusy && <BrandKitLine />}
      {wouldRepeat && !isBusy && <AnotherDesign onGenerate={onGenerate} hasSaveState={isNarrow} />}
      <RepeatDialog isOpen={isAsking} onClose={() => setAsking(false)} onGenerate={onGenerate} />
    </>
  );
}
