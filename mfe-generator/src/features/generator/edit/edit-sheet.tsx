import { LatePart } from '../../../lib/late-part.tsx';
import { PageSheet } from '../components/page-sheet.tsx';
import { DoneButton } from './done-button.tsx';

const loadEditPanel = () => import('./panel/edit-panel.tsx').then(({ EditPanel }) => EditPanel);

/** What can be edited, at the foot of the page on a narrow screen. */
export function EditSheet({ siteId }: { siteId: string }) {
  return (
    <PageSheet label="Edit">
      <LatePart name="edit" load={loadEditPanel} props={{ siteId }} />
      <div className="shrink-0 border-rule border-t px-4 py-2">
        <DoneButton className="h-11 w-full text-ui" />
      </div>
    </PageSheet>
  );
}
