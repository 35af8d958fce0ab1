import { StepState } from '../head/step-state.tsx';
import { UndoButtons } from '../head/undo-buttons.tsx';
import { EditSaveState } from './saving/save-state.tsx';

/** Above the page that is edited on a narrow screen: what was stored, and the way back. */
export function NarrowEditTools() {
  return (
    <>
      <StepState>
        <EditSaveState className="mr-auto" />
      </StepState>
      <UndoButtons />
    </>
  );
}
