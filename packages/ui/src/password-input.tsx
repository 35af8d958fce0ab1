import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { cn } from './cn.ts';
import { Input } from './input.tsx';

/** A password that can be looked at while it is typed. */
export function PasswordInput({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div data-slot="password-input" className={cn('relative', className)}>
      <Input
        type={isShown ? 'text' : 'password'}
        className="pr-11"
        autoCapitalize="none"
        spellCheck={false}
        {...props}
      />
      <button
        type="button"
        aria-label="Show password"
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-3 hover:text-ink"
      >
        <Icon aria-hidden="true" className="size-4.25" />
      </button>
    </div>
  );
}
