import { CircleAlert } from 'lucide-react';
import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react';
import { cn } from './cn.ts';

interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

const FieldContext = createContext<FieldControl | undefined>(undefined);

/** The attributes that tie a control to the label, hint and error of the `Field` around it; empty outside of one. */
export function useFieldControl(): Partial<FieldControl> {
  return use(FieldContext) ?? {};
}

/** What is wrong with a control and what to do about it. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.25 text-bad-ink text-code leading-[1.45]">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
      {children}
    </p>
  );
}

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: ReactNode;
  /** Help that stays visible while the person types. */
  hint?: ReactNode;
  /** What is wrong and what to do about it. */
  error?: string | undefined;
  /** One control: `Input`, `PasswordInput` or `Textarea`. */
  children: ReactNode;
}

/** A labelled control with its hint and its error, wired for assistive technology. */
export function Field({ label, hint, error, className, children, ...props }: FieldProps) {
  const id = useId();
  const hintId = hint === undefined ? '' : `${id}-hint`;
  const errorId = error === undefined ? '' : `${id}-error`;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ');
  const control: FieldControl = {
    id,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(errorId && { 'aria-invalid': true }),
  };
  return (
    <div data-slot="field" className={cn('grid content-start gap-1.5', className)} {...props}>
      <label htmlFor={id} className="font-semibold text-[0.84375rem] text-ink">
        {label}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      {hint !== undefined && (
        <p id={hintId} className="text-code leading-[1.45] text-ink-3">
          {hint}
        </p>
      )}
    </div>
  );
}
