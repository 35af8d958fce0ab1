import {
  Avatar,
  Badge,
  ContrastRatio,
  Measure,
  Skeleton,
  Spinner,
  SpinnerRing,
  StepRuler,
} from '../../src/index.ts';
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
        <ContrastRatio ratio={12.94} least={4.5} />
        <ContrastRatio ratio={4.49} least={4.5} />
      </Row>
      <Row>
        <Spinner />
        <SpinnerRing />
      </Row>
      <Row>
        {[0, 1, 3, 5, 6].map((step) => (
          <StepRuler
            key={step}
            steps={5}
            step={step}
            label={`A ruler at ${step}`}
            valueText={`${step} of 5`}
            className="w-40"
          />
        ))}
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
