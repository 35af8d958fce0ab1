import { isGenerating, useGenerator } from '../generator-store.ts';
import { stepCount, stepNumber } from '../steps.ts';

/** On a narrow screen: the progress as a line over the tabs, whichever of them is shown. */
export function SlimProgress() {
  const step = useGenerator((state) =>
    state.generation && isGenerating(state) ? stepNumber(state.generation.progress) : undefined,
  );
  if (step === undefined) return null;
  const covered = step === 0 ? 0 : (step - 0.5) / stepCount;
  return (
    <div aria-hidden="true" data-slot="slim-progress" className="pointer-events-none relative z-10 h-0">
      <div className="absolute inset-x-0 bottom-0 h-0.75 overflow-hidden bg-rule">
        <div
          className="h-full origin-left bg-pink transition-transform duration-420 ease-set motion-reduce:transition-none"
          style={{ transform: `scaleX(${covered})` }}
        />
      </div>
    </div>
  );
}
