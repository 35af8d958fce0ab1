import { cn } from '@sitewright/ui';
import { serif } from './example-type.ts';

/** The example's last section: where a repair is booked. */
export function BookingPanel() {
  return (
    <div className="grid items-center gap-6 rounded-[28px] bg-[#17302a] p-8.5 text-[#fbf5e6] @[900px]:grid-cols-[1fr_1.4fr] @[900px]:px-14 @[900px]:py-11">
      <div>
        <div className={cn('mb-2.5 text-[2.125rem] leading-[1.1]', serif)}>Book a repair</div>
        Tell us what is wrong. We answer the same day.
      </div>
      <div className="grid gap-3 text-[#c6d3ca] text-[0.9375rem] @[560px]:grid-cols-2">
        {['Your name', 'Email', 'What needs mending?'].map((name) => (
          <span key={name} className="rounded-xl bg-[#274841] px-4 py-3">
            {name}
          </span>
        ))}
        <span className="rounded-xl bg-[#f3b833] px-4 py-3 text-center font-bold text-[#17302a]">Send</span>
      </div>
    </div>
  );
}
