import { cn } from '@sitewright/ui';
import { Measured } from '../../../components/measured.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { type MadeSite, madeSites } from './made-sites.ts';

interface MadeFigureProps {
  site: MadeSite;
  /** The one that is looked at first. */
  isLarge?: boolean;
}

/** The top of a finished page, and the words it was made from. */
function MadeFigure({ site, isLarge = false }: MadeFigureProps) {
  const { name, prompt, picture, files, kilobytes } = site;
  return (
    <figure>
      <img
        src={picture}
        alt={`The top of the finished page of ${name}`}
        width={1280}
        height={960}
        loading="lazy"
        className={cn(
          'w-full rounded-[9px] border border-rule-strong object-cover object-top shadow-window',
          isLarge ? 'aspect-4/3' : 'aspect-4/3 lg:aspect-video',
        )}
      />
      <figcaption className="pt-3.5">
        <span className="flex flex-wrap justify-between gap-x-4 border-rule border-b pb-2 text-ink-3 text-small tabular-nums">
          <b className="font-semibold text-ink">{name}</b>
          {files} files, {kilobytes} KB
        </span>
        <q className={cn('block max-w-160 pt-2.5 text-pretty text-ink-2', isLarge && 'lg:text-lead')}>
          {prompt}
        </q>
      </figcaption>
    </figure>
  );
}

/** Three sites that the product has made, each with the whole of what was asked for. */
export function MadeSection() {
  return (
    <section aria-labelledby="made-title" className="pt-10 pb-10 md:pt-13 md:pb-13">
      <Measured>
        <div className="grid items-end gap-4 pb-9 md:grid-cols-[7fr_5fr] md:pb-11">
          <SectionHeading id="made-title">
            One paragraph
            <br />
            went in.
          </SectionHeading>
          <p className="text-ink-2 text-lead md:pl-11">
            Three sites as the offline composer wrote them. Nothing was touched afterwards.
          </p>
        </div>
        <div className="grid gap-11 border-rule-strong border-t pt-9 lg:grid-cols-[2fr_1fr]">
          <MadeFigure isLarge site={madeSites.festival} />
          <div className="grid content-start gap-9 md:max-lg:grid-cols-2">
            <MadeFigure site={madeSites.restaurant} />
            <MadeFigure site={madeSites.tool} />
          </div>
        </div>
      </Measured>
    </section>
  );
}
