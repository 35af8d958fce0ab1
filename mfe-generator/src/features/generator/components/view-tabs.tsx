import { cn } from '@sitewright/ui';
import { Eye, PencilLine } from 'lucide-react';

const views = [
  { name: 'Prompt', Icon: PencilLine, isPreview: false },
  { name: 'Preview', Icon: Eye, isPreview: true },
];

interface ViewTabsProps {
  isPreviewShown: boolean;
  onChange: (isPreviewShown: boolean) => void;
}

/** The two views of a narrow screen. */
export function ViewTabs({ isPreviewShown, onChange }: ViewTabsProps) {
  return (
    <nav aria-label="Views" className="grid h-15.5 shrink-0 grid-cols-2 border-rule-strong border-t bg-paper">
      {views.map(({ name, Icon, isPreview }) => (
        <button
          key={name}
          type="button"
          aria-current={isPreview === isPreviewShown ? 'true' : undefined}
          className={cn(
            '-mt-px flex flex-col items-center justify-center gap-0.75 border-t-2 border-transparent font-semibold text-[0.75rem] text-ink-3',
            'aria-[current]:border-purple aria-[current]:text-purple-ink',
          )}
          onClick={() => onChange(isPreview)}
        >
          <Icon aria-hidden="true" className="size-5" />
          {name}
        </button>
      ))}
    </nav>
  );
}
