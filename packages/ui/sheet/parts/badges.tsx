import { Avatar, Badge, Measure, Ruler, Skeleton, Spinner, SpinnerRing } from '../../src/index.ts';
import { Row } from '../part.tsx';

const tones = ['neutral', 'purple', 'pink', 'good', 'warn', 'bad', 'outline'] as const;

/** Short states, and what says that something is on its way. */
export function Badges() {
  return (
    <>
      <Row>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
      <Row>
        <Avatar name="ines.halloran@lockside.example" />
        <Avatar name="Mara" size="lg" />
      </Row>
      <Row>
        <Spinner />
        <SpinnerRing />
        <Ruler value={0} label="Nothing yet" className="w-40" />
        <Ruler value={0.6} label="More than half" className="w-40" />
        <Ruler value={1} label="Everything" className="w-40" />
      </Row>
      <Measure className="max-w-120">768 px</Measure>
      <div className="grid max-w-120 gap-2">
        <Skeleton className="h-24" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-4 w-1/3" />
      </div>
    </>
  );
}
