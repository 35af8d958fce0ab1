import type { SiteFile } from '@sitewright/contracts';
import { cn } from '@sitewright/ui';
import { memo, useEffect, useMemo, useRef } from 'react';
import { ScrollPane, type ScrollPaneProps } from '../../../lib/scroll-pane.tsx';
import { highlightLines, type Token } from './highlight.ts';

const colours: Record<string, string> = {
  name: 'text-purple-ink',
  'selector-tag': 'text-purple-ink',
  'selector-class': 'text-purple-ink',
  'selector-id': 'text-purple-ink',
  keyword: 'text-purple-ink',
  attr: 'text-pink-ink',
  attribute: 'text-pink-ink',
  title: 'text-pink-ink',
  built_in: 'text-pink-ink',
  string: 'text-good-ink',
  regexp: 'text-good-ink',
  number: 'text-warn-ink',
  literal: 'text-warn-ink',
  meta: 'text-ink-3',
  comment: 'text-ink-3',
};

const colourOf = ({ kind }: Token) => (kind === undefined ? undefined : colours[kind]);

interface CodeLineProps {
  tokens: Token[];
  isMarked: boolean;
}

const isSameToken = (one: Token, other: Token | undefined) =>
  one.text === other?.text && one.kind === other.kind;

/** Of a text that grows, nearly all lines are as they were. */
const isSameLine = (before: CodeLineProps, after: CodeLineProps) =>
  before.isMarked === after.isMarked &&
  before.tokens.length === after.tokens.length &&
  before.tokens.every((token, index) => isSameToken(token, after.tokens[index]));

/** One line; its number is drawn by the style, so that it is not copied. */
const CodeLine = memo(function CodeLine({ tokens, isMarked }: CodeLineProps) {
  return (
    <span
      data-marked={isMarked || undefined}
      className={cn(
        'grid grid-cols-[3.5rem_minmax(0,1fr)] [counter-increment:line] before:pr-5 before:text-right before:text-ink-3 before:content-[counter(line)]',
        'data-marked:bg-warn-tint [contain-intrinsic-height:auto_1.34rem] [content-visibility:auto]',
      )}
    >
      <span>
        {tokens.map((token) => (
          <span key={token.at} className={colourOf(token)}>
            {token.text}
          </span>
        ))}
        {'\n'}
      </span>
    </span>
  );
}, isSameLine);

interface CodeLinesProps extends SiteFile {
  isWrapped: boolean;
  /** A line to show first. */
  marked: number | undefined;
  /** Follows the scrolling of a text that grows. */
  scrolling?: ScrollPaneProps['scrolling'];
}

/** The text of a file with its line numbers. */
export function CodeLines({ path, content, isWrapped, marked, scrolling }: CodeLinesProps) {
  const lines = useMemo(() => highlightLines(path, content), [path, content]);
  const code = useRef<HTMLElement>(null);

  useEffect(() => {
    if (marked) code.current?.children[marked - 1]?.scrollIntoView({ block: 'center' });
  }, [marked]);

  return (
    <ScrollPane label={`Text of ${path}`} className="py-3.5 text-code" scrolling={scrolling}>
      <code
        ref={code}
        className={cn(
          'block [counter-reset:line]',
          isWrapped ? 'wrap-anywhere whitespace-pre-wrap pr-4' : 'w-max min-w-full whitespace-pre pr-4',
        )}
      >
        {lines.map(({ number, tokens }) => (
          <CodeLine key={number} tokens={tokens} isMarked={number === marked} />
        ))}
      </code>
    </ScrollPane>
  );
}
