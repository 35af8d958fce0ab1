import { cn } from '@sitewright/ui';
import type { ReactNode } from 'react';

const patterns = {
  html: /(?<tag>(?<=<\/?)!?[\w-]+)|(?<name>[\w-]+(?==))|(?<value>"[^"]*")/g,
  css: /(?<tag>\.[\w-]+)|(?<name>[\w-]+(?=:))/g,
  classes: /(?<value>\S+)/g,
} as const;

const colours: Record<string, string> = {
  tag: 'text-purple-ink in-data-[ground=slab]:text-slab-purple',
  name: 'text-pink-ink in-data-[ground=slab]:text-slab-pink',
  value: 'text-good-ink in-data-[ground=slab]:text-[oklch(0.85_0.1_155)]',
};

type Language = keyof typeof patterns;

function highlight(text: string, language: Language): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(patterns[language])) {
    const [kind = ''] = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined) ?? [];
    parts.push(
      text.slice(end, match.index),
      <span key={match.index} className={colours[kind]}>
        {match[0]}
      </span>,
    );
    end = match.index + match[0].length;
  }
  parts.push(text.slice(end));
  return parts;
}

interface CodeProps {
  language: Language;
  /** What stands above the code: a file or a place. */
  title?: string;
  className?: string;
  /** Where the writing is. */
  caret?: ReactNode;
  children: string;
}

/** A few lines of code in the colours of an editor. */
export function Code({ language, title, className, caret, children }: CodeProps) {
  return (
    <pre className={cn('overflow-hidden font-mono text-code', className)}>
      {title !== undefined && <span className="block text-ink-3">{title}</span>}
      <code>
        {highlight(children, language)}
        {caret}
      </code>
    </pre>
  );
}
