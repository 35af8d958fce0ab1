import { isGenerating, useGenerator } from '../generator-store.ts';
import { whereItIs } from '../steps.ts';

/** Says each new step and each new place in the line to screen readers, whatever part of the page is shown. */
export function Announcer() {
  const words = useGenerator((state) =>
    state.generation && isGenerating(state) ? whereItIs(state.generation.progress) : '',
  );
  return (
    <p role="status" aria-label="Progress" className="sr-only">
      {words}
    </p>
  );
}
