import type { PictureView } from '@sitewright/contracts';
import { Alert, Button, Dialog } from '@sitewright/ui';
import { type SubmitEvent, useId, useState } from 'react';
import { InPlace } from './in-place.tsx';
import { PictureStage } from './picture-stage.tsx';
import { type NotPut, putPicture } from './put-picture.ts';
import { isWhole, whole, within } from './shape.ts';
import type { Target } from './target.ts';
import { WordsAsked } from './words-asked.tsx';
import { setWork, useWork } from './work.ts';

const missingWords = 'Say in words what the picture shows, or that it only decorates.';

/** What is chosen of a picture, and putting it on the page. */
function useChoice(target: Target, picture: PictureView) {
  const [crop, setCrop] = useState(whole);
  const [point, setFocus] = useState({ x: 0.5, y: 0.5 });
  const [alt, setAlt] = useState(picture.alt ?? '');
  const [isDecoration, setDecoration] = useState(false);
  const [problem, setProblem] = useState<NotPut>({});
  const [isBusy, setBusy] = useState(false);
  const focus = within(point, crop);

  const use = async () => {
    setBusy(true);
    const isAll = isWhole(crop);
    const isMiddle = isAll && focus.x === 0.5 && focus.y === 0.5;
    const shown = {
      alt: isDecoration ? '' : alt.trim(),
      isDecoration,
      crop: isAll ? undefined : crop,
      focus: isMiddle ? undefined : focus,
    };
    const notPut = await putPicture(target, picture, shown);
    setBusy(false);
    if (notPut) setProblem(notPut);
    else setWork(undefined);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const isSaid = isDecoration || alt.trim() !== '';
    setProblem(isSaid ? {} : { alt: missingWords });
    if (isSaid) void use();
    else event.currentTarget.querySelector('textarea')?.focus();
  };
  const say = (words: string) => {
    setAlt(words);
    setProblem({});
  };
  const decorate = (is: boolean) => {
    setDecoration(is);
    setProblem({});
  };
  return { crop, setCrop, focus, setFocus, alt, say, isDecoration, decorate, problem, isBusy, submit };
}

function Choice({ target, picture, formId }: { target: Target; picture: PictureView; formId: string }) {
  const choice = useChoice(target, picture);
  const { crop, focus, problem } = choice;
  const { width, height } = target.picture;
  const aspect = width > 0 && height > 0 ? width / height : 4 / 3;
  return (
    <form
      id={formId}
      noValidate
      aria-busy={choice.isBusy}
      onSubmit={choice.submit}
      className="mt-4 grid gap-5 sm:grid-cols-[minmax(0,1fr)_15rem]"
    >
      <PictureStage
        picture={picture}
        placeAspect={aspect}
        crop={crop}
        focus={focus}
        onCrop={choice.setCrop}
        onFocusPoint={choice.setFocus}
      />
      <div className="grid content-start gap-4">
        <InPlace address={picture.dataUrl} crop={crop} focus={focus} aspect={aspect} />
        <WordsAsked
          words={choice.alt}
          isDecoration={choice.isDecoration}
          error={problem.alt}
          before={target.picture.alt}
          onWords={choice.say}
          onDecoration={choice.decorate}
        />
        {problem.message !== undefined && <Alert>{problem.message}</Alert>}
      </div>
    </form>
  );
}

/** Asks how a picture is shown at its place before the page shows it. Leaving it keeps the picture with those of the site. */
export function PictureDialog() {
  const work = useWork((state) => state.work);
  const formId = useId();
  const [target, picture] =
    work?.step.name === 'choosing' ? [work.target, work.step.picture] : [undefined, undefined];
  const isOpen = target !== undefined && picture !== undefined;
  const close = () => setWork(undefined);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      // A press beside it must not lose what was chosen.
      closedby="closerequest"
      title="How it is shown"
      className="max-h-[calc(100dvh-1rem)] w-200 overflow-y-auto"
      actions={
        <>
          <Button variant="outline" className="pointer-coarse:h-11" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} className="pointer-coarse:h-11">
            Use picture
          </Button>
        </>
      }
    >
      {isOpen && <Choice key={picture.id} target={target} picture={picture} formId={formId} />}
    </Dialog>
  );
}
