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
  /** How many characters the server insists on; 0 is none. */
  minLength?: number;
}

interface Judgement {
  name: string;
  words: string;
  level: number;
  colour: string;
}

function judge({ password, email, minLength = 0 }: PasswordStrengthMeterProps): Judgement | undefined {
  if (password === '') return undefined;
  if ([...password].length < minLength) {
    const words = `Too short: this server asks for at least ${minLength} characters.`;
    return { name: 'Too short', words, level: 1, colour: 'bg-bad' };
  }
  const strength = passwordStrength(password, email);
  const level = strengths.indexOf(strength) + 1;
  return { name: strength, words: advise(password, strength), level, colour: faces[strength].colour };
}

/** Says how hard the typed password is to guess. It helps and never stands in the way. */
export function PasswordStrengthMeter(props: PasswordStrengthMeterProps) {
  const judgement = judge(props);
  const level = judgement?.level ?? 0;
  return (
    <div data-slot="password-strength-meter" className="-mt-2 grid gap-1.5">
      <meter
        aria-label="Password strength"
        aria-valuetext={judgement?.name ?? 'No password yet'}
        min={0}
        max={strengths.length}
        value={level}
        className="sr-only"
      />
      <Bar level={level} colour={judgement?.colour ?? ''} />
      {/* Its height is there from the beginning, so that nothing moves under the person who types. */}
      <p aria-live="polite" className="min-h-[1.45em] text-code text-ink-2 leading-[1.45]">
        {judgement?.words}
      </p>
    </div>
  );
}
