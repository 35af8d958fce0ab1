import { Spinner } from '@sitewright/ui';
import { useEditing } from '../edit-store.ts';
import { type PagePictures, usePagePictures, useSelectedPicture } from './page-pictures.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { PictureRow } from './picture-row.tsx';
import { targetAt } from './target.ts';
import { UploadedPictures } from './uploaded-pictures.tsx';
import { useWindowFiles } from './use-window-files.ts';

function OnThePage({ told }: { told: PagePictures }) {
  const selected = useSelectedPicture();
  return (
    <section aria-labelledby="pictures-of-page" className="mt-5">
      <div className="flex items-baseline justify-between gap-4 border-rule border-b pb-1.5 text-small">
        <h2 id="pictures-of-page" className="font-bold">
          On this page
        </h2>
        <span className="text-ink-3">drop or paste a file on one</span>
      </div>
      {told.pictures.length === 0 && <p className="mt-3 text-ink-2 text-small">This page has no pictures.</p>}
      <ul className="mt-px">
        {told.pictures.map((picture) => (
          <PictureRow
            key={`${told.path} ${picture.number}`}
            told={told}
            picture={picture}
            isSelected={picture === selected}
          />
        ))}
      </ul>
    </section>
  );
}

/** The pictures of the page in sight, and those that were uploaded to the site. */
export function PicturesPanel({ siteId }: { siteId: string }) {
  const page = useEditing(({ editing }) => editing?.page);
  const known = usePagePictures(({ told }) => told);
  const told = known?.siteId === siteId && known.path === page ? known : undefined;
  const selected = useSelectedPicture();
  const target = () => (told && selected ? targetAt(told.version, selected) : undefined);
  useWindowFiles(target);
  return (
    <>
      {told ? (
        <OnThePage told={told} />
      ) : (
        <Spinner label="Reading the pictures of the page" className="mx-auto mt-10 block w-fit" />
      )}
      <UploadedPictures siteId={siteId} target={target} isPlaceSelected={selected !== undefined} />
      <PictureDialog />
    </>
  );
}
