import { cn, Measure } from '@sitewright/ui';
import { type LucideIcon, Monitor, Smartphone, Tablet } from 'lucide-react';
import { Measured } from '../../../components/measured.tsx';
import { DistantExample } from '../example/distant-example.tsx';
import { SectionHeading } from './section-heading.tsx';

interface Device {
  name: string;
  width: number;
  Icon: LucideIcon;
  /** Page width and frame shape; on narrow screens also the frame's share of the largest one. */
  frame: string;
  share: string;
}

const devices: readonly Device[] = [
  {
    name: 'Desktop',
    width: 1280,
    Icon: Monitor,
    frame: '[--page-width:1280px] aspect-1280/800',
    share: 'w-full',
  },
  {
    name: 'Tablet',
    width: 768,
    Icon: Tablet,
    frame: '[--page-width:768px] aspect-768/1024',
    share: 'w-3/5 md:w-full',
  },
  {
    name: 'Mobile',
    width: 390,
    Icon: Smartphone,
    frame: '[--page-width:390px] aspect-390/844',
    share: 'w-[30.5%] md:w-full',
  },
];

/** The same page at three widths, all at one scale. */
export function Modes() {
  return (
    <section
      id="modes"
      tabIndex={-1}
      aria-labelledby="modes-title"
      className="scroll-mt-16 outline-hidden border-rule border-t bg-paper-sunk pt-16 pb-21 md:pt-26 md:pb-36"
    >
      <Measured>
        <div className="flex flex-wrap items-end justify-between gap-x-15 gap-y-4">
          <SectionHeading id="modes-title">
            One site,
            <br />
            measured three ways.
          </SectionHeading>
          <p className="max-w-105 text-ink-2 text-lead">
            Switch the preview between desktop, tablet and mobile. It is the same page at its true width,
            never a picture of it.
          </p>
        </div>
        <ul className="mt-9 grid items-end gap-9 md:mt-16 md:grid-cols-[1280fr_768fr_390fr] md:gap-11">
          {devices.map(({ name, width, Icon, frame, share }) => (
            <li key={name} className="grid justify-items-center gap-4">
              <div
                className={`overflow-hidden rounded-[9px] border border-ink bg-white shadow-window dark:border-control ${share}`}
              >
                <DistantExample label={`The example page ${width} pixels wide`} className={frame} />
              </div>
              <Measure className={cn('min-w-42.5 md:min-w-0', share)}>
                <Icon aria-hidden="true" className="size-3.75 md:max-lg:hidden" />
                <b className="font-semibold text-ink">{name}</b>
                <span className="md:max-xl:hidden">{width} px</span>
              </Measure>
            </li>
          ))}
        </ul>
      </Measured>
    </section>
  );
}
