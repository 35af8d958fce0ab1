import { cn } from '@sitewright/ui';
import { Braces, Copy } from 'lucide-react';
import { setAttributeAt, typed } from '../act.ts';
import type { PageText } from '../page/page-texts.ts';
import { WordsField } from './words-field.tsx';

interface TextFieldProps {
  text: PageText;
  /** The version that its places belong to. */
  version: number;
}

/** What is said once for a part: by `shared` or `script` as the ids of elements. */
export interface NoteIds {
  shared: string;
  script: string;
}

function AttributeField({ text, version, name }: TextFieldProps & { name: 'href' | 'alt' }) {
  const label = name === 'href' ? `Address of “${text.words}”` : 'Words for who cannot see the picture';
  return (
    <WordsField
      label={label}
      value={text[name] ?? ''}
      placeholder={name === 'href' ? 'Where it leads' : 'What it shows'}
      className={cn(name === 'href' && 'font-mono text-code text-ink-2')}
      onLeave={(value) => setAttributeAt(version, text, name, value)}
    />
  );
}

/** Words of the page in a field; of a link also where it leads, of a picture what it shows. */
export function TextField({ text, version, notes }: TextFieldProps & { notes: NoteIds }) {
  const { label, words, text: range, href, alt, isShared, isInScript } = text;
  const said = [isShared && notes.shared, isInScript && notes.script].filter((id) => id !== false).join(' ');
  return (
    <li className="grid grid-cols-[92px_minmax(0,1fr)] items-start border-rule border-b py-0.75">
      <span className="flex items-center gap-1.5 py-0.75 text-ink-3 text-small pointer-coarse:py-2.75">
        {label}
        {isShared && <Copy aria-hidden="true" className="size-3.25" />}
        {isInScript && <Braces aria-hidden="true" className="size-3.25" />}
      </span>
      <div>
        {range && (
          <WordsField
            label={`${label}: ${words}`}
            value={words}
            placeholder="No words yet"
            describedBy={said || undefined}
            onType={(value, isDone) => typed({ version, text: range, words: value, isDone })}
          />
        )}
        {href !== undefined && <AttributeField text={text} version={version} name="href" />}
        {alt !== undefined && <AttributeField text={text} version={version} name="alt" />}
      </div>
    </li>
  );
}
