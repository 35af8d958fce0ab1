export interface FoundCountProps {
  /** How many were found; nothing while there is nothing to say. */
  count: number | undefined;
  /** There are more than were counted. */
  hasMore: boolean;
  /** What is counted, as `['project', 'projects']`. */
  nouns: [one: string, many: string];
}

/** Says to screen readers what a search came to; everybody else sees it. */
export function FoundCount({ count = 0, hasMore, nouns: [one, many] }: FoundCountProps) {
  return (
    <p role="status" className="sr-only">
      {count > 0 && `${hasMore ? 'At least ' : ''}${count} ${count === 1 ? one : many} found`}
    </p>
  );
}
