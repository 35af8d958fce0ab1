import { cn } from '../cn.ts';
import { isCommonest } from './commonest-passwords.ts';
import { passwordStrength, type Strength, strengths } from './password-strength.ts';

const faces: Record<Strength, { advice: string; colour: string }> = {
  'Very weak': { advice: 'easy to guess, make it longer', colour: 'bg-bad' },
  Weak: { advice: 'some more characters make it better', colour: 'bg-bad' },
  Fair: { advice: 'one more word makes it good', colour: 'bg-warn' },
  Good: { advice: 'hard to guess', colour: 'bg-good' },
  Strong: { advice: 'very hard to guess', colour: 'bg-good' },
};

// The password itself is not repeated: its field hides it, and the advice is read aloud.
const advise = (password: string, strength: Strength) =>
  `${strength}: ${isCommonest(password) ? 'one of the most common passwords' : faces[strength].advice}.`;

function Bar({ level, colour }: { level: number; colour: string }) {
  return (
    <span aria-hidden="true" className="grid grid-cols-5 gap-1">
      {strengths.map((name, index) => (
        <span key={name} className={cn('h-1 rounded-full', index < level ? colour : 'bg-rule-strong')} />
      ))}
    </span>
  );
}

export interface PasswordStrengthMeterProps {
  password: string;
  /** What a guesser knows already. */
  email: string;
}

/** Says how hard the typed password is to guess. It helps and never stands in the way. */
export function PasswordStrengthMeter({ password, email }: PasswordStrengthMeterProps) {
  const strength = password === '' ? undefined : passwordStrength(password, email);
  const level = strength ? strengths.indexOf(strength) + 1 : 0;
  return (
    <div data-slot="password-strength-meter" className="-mt-2 grid gap-1.5">
      <meter
        aria-label="Password strength"
        aria-valuetext={strength ?? 'No password yet'}
        min={0}
        max={strengths.length}
        value={level}
        className="sr-only"
      />
      <Bar level={level} colour={strength ? faces[strength].colour : ''} />
      {/* Its height is there from the beginning, so that nothing moves under the person who types. */}
      <p aria-live="polite" className="min-h-[1.45em] text-code text-ink-2 leading-[1.45]">
        {strength && advise(password, strength)}
      </p>
    </div>
  );
}
