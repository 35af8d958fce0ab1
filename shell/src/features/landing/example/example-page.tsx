import { cn } from '@sitewright/ui';
import { memo } from 'react';
import { Bicycle } from './bicycle.tsx';
import { BookingPanel } from './booking-panel.tsx';
import { serif } from './example-type.ts';
import { Facts } from './facts.tsx';
import { NumberedPart } from './numbered-part.tsx';

const prices = [
  ['Safety check', '£18'],
  ['Full service', '£75'],
  ['Wheel true, each', '£14'],
  ['Puncture, while you wait', '£9'],
] as const;

const hours = [
  ['Tuesday to Friday', '8.00 – 18.00'],
  ['Saturday', '9.00 – 16.00'],
  ['Sunday and Monday', 'Closed'],
  ['Last drop-off', '30 min before'],
] as const;

const pill = 'inline-block rounded-full bg-[#17302a] font-semibold text-[#fbf5e6]';

interface ExamplePageProps {
  /** How many of the numbered parts have appeared; without it all are there, without numbers. */
  shownParts?: number;
}

/** The page that the example brief asks for. It answers to the width of its container, as a real one does. */
export const ExamplePage = memo(function ExamplePage({ shownParts }: ExamplePageProps) {
  return (
    <div className="min-h-[1400px] bg-[#fbf5e6] px-4.5 text-[#17302a] text-[1.0625rem] leading-[1.55] @[560px]:px-7 @[900px]:px-25">
      <div className="flex items-center justify-between py-4 @[560px]:py-5.5">
        <NumberedPart
          number={1}
          shownParts={shownParts}
          className={cn('outline-offset-8 text-[1.4375rem]', serif)}
        >
          Halden Cycles
        </NumberedPart>
        <div className="flex items-center gap-7.5 font-[550] text-[1rem]">
          {['Servicing', 'Prices', 'Hours', 'About'].map((name) => (
            <span key={name} className="hidden @[900px]:inline">
              {name}
            </span>
          ))}
          <span className={cn(pill, 'px-4.5 py-2')}>Book a repair</span>
        </div>
      </div>
      <div className="grid overflow-hidden rounded-[22px] bg-[#f3b833] @[560px]:min-h-117 @[560px]:grid-cols-[1.05fr_1fr] @[560px]:rounded-[28px]">
        <div className="px-6.5 pt-8 @[560px]:py-10 @[560px]:pr-0 @[560px]:pl-9 @[900px]:py-14.5 @[900px]:pl-14">
          <div
            className={cn(
              'text-[2.6875rem] leading-[1.02] @[560px]:text-[3.25rem] @[900px]:text-[4.125rem]',
              serif,
            )}
          >
            Your bike,
            <br />
            right by Friday.
          </div>
          <NumberedPart
            number={3}
            shownParts={shownParts}
            className="my-5.5 max-w-100 outline-offset-8 text-[1.1875rem] leading-normal"
          >
            A two-person workshop behind the canal. We mend, tune and build bicycles, and we tell you the
            price before we start.
          </NumberedPart>
          <span className={cn(pill, 'mt-2 px-5.5 py-3')}>Book a repair</span>
        </div>
        <NumberedPart
          number={2}
          shownParts={shownParts}
          pinPlace="top-1/6 left-[29%]"
          className="-outline-offset-4 mt-3 self-end"
        >
          <Bicycle />
        </NumberedPart>
      </div>
      <div className="grid gap-9 py-10 @[560px]:grid-cols-2 @[900px]:gap-15 @[900px]:py-14">
        <NumberedPart number={4} shownParts={shownParts} className="outline-offset-8">
          <Facts title="What it costs" rows={prices} />
        </NumberedPart>
        <NumberedPart number={5} shownParts={shownParts} className="outline-offset-8">
          <Facts title="When we are open" rows={hours} />
        </NumberedPart>
      </div>
      <BookingPanel />
    </div>
  );
});
