import { type PictureList, routes } from '@sitewright/contracts';
import { Alert, cn, Spinner } from '@sitewright/ui';
import { useAnswer } from '@sitewright/web-kit';
import { ImagePlus } from 'lucide-react';
import { useKept } from '../../../../lib/use-kept.ts';
import { useHead } from '../../head/head-store.ts';
import { bringFile, useStepAt } from './bring-picture.ts';
import { FileButton } from './file-button.tsx';
import { StepNotice } from './step-notice.tsx';
import type { Target } from './target.ts';
import { UploadedPicture } from './uploaded-picture.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useWork } from './work.ts';

const megabytes = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const inMegabytes = (bytes: number) => megabytes.format(bytes / 1024 / 1024);

/** The pictures that were uploaded to a site; asked for again when they or what the site shows has changed. */
function useUploads(siteId: string) {
  const uploads = useWork((state) => state.uploads);
  const version = useHead(({ open }) => open?.head.version);
  const answer = useAnswer(`${siteId} ${uploads} ${version}`, (api, signal) =>
    api.call(routes.pictures, { params: { id: siteId }, signal }),
  );
  return useKept<PictureList>(answer, () => true);
}

interface UploadedPicturesProps {
  siteId: string;
  target: () => Target | undefined;
  isPlaceSelected: boolean;
}

function List({ pictures, ...place }: UploadedPicturesProps & Pick<PictureList, 'pictures'>) {
  if (pictures.length === 0)
    return (
      <p className="mt-3 text-ink-2 text-small">
        None yet. Drop one here, or on a picture of the page; it stays here to be used again.
      </p>
    );
  return (
    <>
      {!place.isPlaceSelected && (
        <p className="mt-3 text-ink-2 text-small">Select a picture of the page to put one of these there.</p>
      )}
      <ul className="mt-3 grid grid-cols-3 gap-x-3 gap-y-3.5">
        {pictures.map((picture) => (
          <UploadedPicture key={picture.id} picture={picture} {...place} />
        ))}
      </ul>
    </>
  );
}

/** The person's own pictures of this site, and another one. */
export function UploadedPictures(props: UploadedPicturesProps) {
  const answer = useUploads(props.siteId);
  const step = useStepAt(({ target }) => target === undefined);
  const bring = (file: File) => void bringFile(file, undefined);
  const { isOver, drop } = useFileDrop(bring);
  const list = answer.status === 'ready' ? answer.value : undefined;
  return (
    <section
      aria-labelledby="uploaded-pictures"
      {...drop}
      className={cn(
        '-mx-2.5 mt-7 rounded-control border border-transparent px-2.5 pb-3',
        isOver && 'border-purple border-dashed bg-purple-tint',
      )}
    >
      <div className="flex items-baseline justify-between gap-4 border-rule border-b pb-1.5 text-small">
        <h2 id="uploaded-pictures" className="font-bold">
          Uploaded to this site
        </h2>
        {list && (
          <span className="text-ink-3">
            {inMegabytes(list.bytes)} of {inMegabytes(list.maxBytes)} MB
          </span>
        )}
      </div>
      {answer.status === 'loading' && (
        <Spinner label="Reading the uploaded pictures" className="mx-auto mt-6 block w-fit" />
      )}
      {answer.status === 'failed' && (
        <Alert onRetry={answer.retry} className="mt-3">
          The uploaded pictures could not be read. They are kept.
        </Alert>
      )}
      {list && <List {...props} pictures={list.pictures} />}
      {step && <StepNotice step={step} />}
      <FileButton variant="outline" size="sm" className="mt-4 pointer-coarse:h-11" onFile={bring}>
        <ImagePlus aria-hidden="true" />
        Add a picture
      </FileButton>
    </section>
  );
}
