import { type Logo, pictureUploadTypes } from '@sitewright/contracts';
import { Alert, Button, cn } from '@sitewright/ui';
import { Upload } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Part } from './part.tsx';
import { useLogo } from './use-logo.ts';

const grounds = [
  { name: 'On light', look: 'bg-white text-[#5b5566]' },
  { name: 'On dark', look: 'bg-[#1b1823] text-[#c9c3d4]' },
];

/** A logo has to be seen on both grounds that sites have. */
function Preview({ logo }: { logo: Logo }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {grounds.map(({ name, look }) => (
        <figure key={name} className={cn('rounded-control border border-rule-strong p-4', look)}>
          <img
            src={logo.dataUrl}
            alt={`Your logo ${name.toLowerCase()}`}
            className="mx-auto h-20 max-w-full object-contain"
          />
          <figcaption className="mt-2 text-center text-[0.75rem]">{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** The picture in the header of each site, and its sign in the browser's tab. */
export function LogoPart({ logo }: { logo: Logo | undefined }) {
  const { isBusy, problem, bring, remove } = useLogo();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const dragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) bring(file);
  };
  return (
    <Part
      title="Logo"
      lead="In the header of your sites, and as the sign in the browser’s tab. SVG or PNG is best."
    >
      <fieldset
        aria-label="Drop or choose a logo"
        aria-busy={isBusy}
        onDragOver={dragOver}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cn(
          'min-w-0 rounded-panel border border-control border-dashed p-4',
          isOver && 'border-purple bg-purple-tint',
        )}
      >
        {logo ? (
          <Preview logo={logo} />
        ) : (
          <p className="py-5 text-center text-ink-2 text-ui">Drop your logo here, or choose it.</p>
        )}
        <div className="mt-4 flex flex-wrap justify-center gap-2.5">
          <Button
            variant="outline"
            busy={isBusy}
            className="pointer-coarse:h-11"
            onClick={() => input.current?.click()}
          >
            <Upload aria-hidden="true" />
            {logo ? 'Replace the logo' : 'Choose a logo'}
          </Button>
          {logo && (
            <Button variant="ghost" disabled={isBusy} className="pointer-coarse:h-11" onClick={remove}>
              Remove the logo
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept={pictureUploadTypes.join(',')}
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) bring(file);
          }}
        />
      </fieldset>
      {problem !== undefined && <Alert className="mt-3">{problem}</Alert>}
    </Part>
  );
}
