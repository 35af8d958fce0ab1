import { cn, FieldError, Input } from '@sitewright/ui';
import { useId } from 'react';

interface LineFieldProps {
  label: string;
  value: string;
  placeholder: string;
  error: string | undefined;
  className?: string;
  onEnter: (value: string) => void;
}

/** A field in a line of fields: the line shows what it is, and its label is heard. */
export function LineField({ label, value, placeholder, error, className, onEnter }: LineFieldProps) {
  const errorId = useId();
  const isWrong = error !== undefined;
  return (
    <div className={cn('grid gap-1.5', className)}>
      <Input
        aria-label={label}
        {...(isWrong && { 'aria-invalid': true, 'aria-describedby': errorId })}
        value={value}
        placeholder={placeholder}
        maxLength={300}
        onChange={({ target }) => onEnter(target.value)}
      />
      {isWrong && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
