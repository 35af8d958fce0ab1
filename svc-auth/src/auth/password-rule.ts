import { AppError } from '@sitewright/service-kit';
import { isCommonPassword } from './common-passwords.ts';

/** What the operator asks of a new password. Rejects with a sentence for the field that the password came in. */
export type PasswordRule = (password: string, field: string) => Promise<void>;

/** The minimum counts characters as a person does. Without one, 0, everything is allowed, as the specification has it. */
export function createPasswordRule(minLength: number): PasswordRule {
  return async (password, field) => {
    if (minLength === 0) return;
    if ([...password].length < minLength) {
      throw refusal(field, `Use a password of at least ${minLength} characters.`);
    }
    if (await isCommonPassword(password)) {
      throw refusal(
        field,
        'This is one of the most common passwords and is guessed at once. Choose another.',
      );
    }
  };
}

const refusal = (field: string, message: string) =>
  new AppError('VALIDATION_FAILED', message, { fields: { [field]: message } });
