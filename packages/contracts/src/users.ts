import * as z from 'zod/mini';
import { emailSchema, passwordSchema, roleSchema, sessionUserSchema } from './auth.ts';

/** A person in the administrators' list. */
export const userSchema = z.object({ _id: z.string(), email: z.string(), role: roleSchema });
export type User = z.infer<typeof userSchema>;
export const userListSchema = z.array(userSchema);

/** `email` names whose role becomes `role`. */
export const changeRoleRequestSchema = z.object({
  email: emailSchema,
  role: z.enum(roleSchema.options, { error: 'Choose the role user or admin.' }),
});
export type ChangeRoleRequest = z.infer<typeof changeRoleRequestSchema>;

/** An answer that is only a sentence for the person. */
export const messageResponseSchema = z.object({ message: z.string() });
export type MessageResponse = z.infer<typeof messageResponseSchema>;

/** Who is signed in, as the database has it now. Without a password the account signs in through Google only. */
export const accountSchema = z.extend(sessionUserSchema, { hasPassword: z.boolean() });
export type Account = z.infer<typeof accountSchema>;

/** `currentPassword` is needed by an account that has a password already. */
export const changePasswordRequestSchema = z.object({
  currentPassword: z.optional(passwordSchema),
  newPassword: passwordSchema,
});
export type ChangePasswordRequest = z.infer<typeof changePasswordRequestSchema>;
