import { Badge } from '@sitewright/ui';
import { settled, unsureFields } from '../sheet/unsure.ts';
import { useBrief, useCanChange, useDecisions } from '../sheet/use-brief.ts';
import { change } from '../sitting/edit.ts';
import type { EditedField } from '../sitting/edited.ts';

interface NotSureProps {
  name: string;
  field: EditedField;
}

/** Says that a field may be wrong. Pressed, it is right. */
export function NotSure({ name, field }: NotSureProps) {
  const brief = useBrief();
  const decisions = useDecisions();
  const canChange = useCanChange();
  const unsure = brief && unsureFields(brief, decisions).filter((one) => one.field === field);
  if (!brief || !unsure || unsure.length === 0) return null;
  if (!canChange) return <Badge tone="warn">not sure</Badge>;

  const handleClick = () => {
    const { edits, decisions: right } = settled(brief, unsure);
    change(edits, right);
  };
  return (
    <button
      type="button"
      aria-label={`${name}: not sure. That’s right`}
      className="group relative shrink-0 rounded-chip pointer-coarse:after:absolute pointer-coarse:after:-inset-2.5"
      onClick={handleClick}
    >
      <Badge tone="warn" className="group-hover:hidden group-focus-visible:hidden">
        not sure
      </Badge>
      <Badge tone="purple" className="hidden group-hover:inline-flex group-focus-visible:inline-flex">
        That’s right
      </Badge>
    </button>
  );
}
