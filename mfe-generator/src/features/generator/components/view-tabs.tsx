import { cn } from '@sitewright/ui';
import { type ScreenView, screenViews } from '../desk-view.ts';

interface ViewTabsProps {
  shown: ScreenView;
  isSiteThere: boolean;
  onChange: (view: ScreenView) => void;
}

/** The views of a narrow screen. */
export function ViewTabs({ shown, isSiteThere, onChange }: ViewTabsProps) {
  return (
    <nav
      aria-label="Views"
      data-bottom-bar=""
      className="grid h-15.5 shrink-0 grid-cols-4 border-rule-strong border-t bg-paper"
    >
      {screenViews.map(({ view, name, Icon, needsSite }) => (
        <button
          key={view}
          type="button"
          disabled={needsSite && !isSiteThere}
          aria-current={view === shown ? 'true' : undefined}
          className={cn(
            '-mt-px flex flex-col items-center justify-center gap-0.75 border-t-2 border-transparent font-semibold text-[0.75rem] text-ink-3',
            'disabled:opacity-45 aria-[current]:border-purple aria-[current]:text-purple-ink',
          )}
          onClick={() => onChange(view)}
        >
          <Icon aria-hidden="true" className="size-5" />
          {name}
        </button>
      ))}
    </nav>
  );
}
