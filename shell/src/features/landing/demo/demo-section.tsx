import { cn } from '@sitewright/ui';
import { Measured } from '../../../components/measured.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { type Chapter, clock, demo } from './film.ts';
import { Player, Poster } from './player.tsx';
import { useDemo } from './use-demo.ts';

interface ChapterButtonProps {
  chapter: Chapter;
  isCurrent: boolean;
  onPlay: (at: number) => void;
}

function ChapterButton({ chapter, isCurrent, onPlay }: ChapterButtonProps) {
  const { at, title, text } = chapter;
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      onClick={() => onPlay(at)}
      className="group/chapter grid w-full grid-cols-[3.25rem_1fr] gap-x-3 py-4 text-left"
    >
      <span className={cn('font-mono text-small leading-[1.6]', isCurrent ? 'text-pink-ink' : 'text-ink-3')}>
        {clock(at)}
      </span>
      <span>
        <span className="block font-bold text-[1rem] group-hover/chapter:text-purple-ink">{title}</span>
        <span className="text-ink-2">{text}</span>
      </span>
    </button>
  );
}

/** A film of the product at work. */
export function DemoSection() {
  const { video, hasStarted, chapter, playFrom, onTime } = useDemo();
  return (
    <section
      id="watch-demo"
      tabIndex={-1}
      aria-labelledby="watch-demo-title"
      className="scroll-mt-16 pt-16 pb-10 outline-hidden md:pt-26 md:pb-13"
    >
      <Measured>
        <SectionHeading id="watch-demo-title">Watch one get made.</SectionHeading>
        <div className="mt-8 grid items-center gap-6 md:mt-10 lg:grid-cols-[2fr_1fr] lg:gap-14">
          <div className="relative aspect-video overflow-hidden rounded-panel border border-rule-strong shadow-window">
            {hasStarted ? <Player ref={video} onTime={onTime} /> : <Poster onPlay={() => playFrom(0)} />}
          </div>
          <ol aria-label="Chapters" className="border-rule border-b">
            {demo.chapters.map((each) => (
              <li key={each.title} className="border-rule border-t">
                <ChapterButton chapter={each} isCurrent={each === chapter} onPlay={playFrom} />
              </li>
            ))}
          </ol>
        </div>
      </Measured>
    </section>
  );
}
