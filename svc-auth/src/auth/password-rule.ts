import { AppError } from '@sitewright/service-kit';

/** The operator's minimum, in characters as a person counts them. Throws when a new password is shorter. */
export type PasswordRule = (password: string, field: string) => void;

export function createPasswordRule(minLength: number): PasswordRule {
  return (password, field) => {
    if ([...password].length >= minLength) return;
    const message = `Use a password of at least ${minLength} characters.`;
    throw new AppError('VALIDATION_FAILED', message, { fields: { [field]: message } });
  };
}
