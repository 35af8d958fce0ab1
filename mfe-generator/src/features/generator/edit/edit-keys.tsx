import { Kbd } from '@sitewright/ui';
import type { ReactNode } from 'react';

function Keys({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <span className="flex items-center gap-1.25 whitespace-nowrap max-xl:last:hidden">
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
      {children}
    </span>
  );
}

/** Which keys do what on the page. */
export function EditKeys() {
  return (
    <div className="flex min-w-0 items-center gap-4.5 overflow-hidden">
      <span className="whitespace-nowrap">Arrows move the selection.</span>
      <Keys keys={['Enter']}>write</Keys>
      <Keys keys={['Alt', 'Enter']}>add</Keys>
      <Keys keys={['Alt', '↑', '↓']}>move the part</Keys>
      <Keys keys={['Esc']}>leave it</Keys>
    </div>
  );
}
