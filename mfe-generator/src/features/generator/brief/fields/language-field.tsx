import type { Brief } from '@sitewright/contracts';
import { ChevronDown } from 'lucide-react';
import { useCanChange } from '../sheet/use-brief.ts';
import { change } from '../sitting/edit.ts';
import { entered } from '../sitting/edited.ts';
import { saveNow } from '../sitting/save.ts';
import { getSitting } from '../sitting/sitting-store.ts';
import { FieldRow } from './field-row.tsx';

/** The languages that the composer has words of its own in. */
const written = ['en', 'de', 'fr', 'es', 'it', 'pt', 'pt-BR', 'ja', 'zh', 'ar'];

const names = new Intl.DisplayNames('en', { type: 'language' });

function nameOf(tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** The language that the site opens in; others that were asked for stand behind it. */
export function LanguageField({ brief: { languages } }: { brief: Brief }) {
  const [first = 'en', ...others] = languages.value;
  const canChange = useCanChange();
  const choices = written.includes(first) ? written : [first, ...written];
  const choose = (tag: string) => {
    change({ languages: entered([tag, ...others.filter((other) => other !== tag)], languages.from) });
    const sitting = getSitting();
    if (sitting) saveNow(sitting.siteId);
  };
  const rest = others.length > 0 && <span className="text-ink-2"> and {others.map(nameOf).join(', ')}</span>;
  return (
    <FieldRow name="Language" field="languages">
      <div className="flex flex-wrap items-center gap-x-1 pl-px text-body pointer-coarse:text-[1rem]">
        {canChange ? (
          <div className="relative">
            <select
              aria-label="Language"
              value={first}
              className="field-sizing-content min-h-6.25 appearance-none rounded-[5px] border border-transparent bg-transparent py-px pr-7 pl-1.5 hover:bg-surface-hover focus:border-purple focus:bg-surface focus:ring-3 focus:ring-purple-tint focus:outline-hidden dark:focus:border-purple-ink pointer-coarse:min-h-11 [&_option]:bg-surface"
              onChange={({ target }) => choose(target.value)}
            >
              {choices.map((tag) => (
                <option key={tag} value={tag}>
                  {nameOf(tag)}
                </option>
              ))}
            </select>
            <ChevronDown
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 right-1.75 my-auto size-3.5 text-ink-3"
            />
          </div>
        ) : (
          <span className="px-1.75">{nameOf(first)}</span>
        )}
        {rest}
      </div>
    </FieldRow>
  );
}
