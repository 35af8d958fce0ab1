import { expect, test } from 'vitest';
import { changePasswordRequestSchema, changeRoleRequestSchema, userSchema } from './users.ts';

test.each(['root', 'Admin', '', null, 1, ['admin'], { $ne: 'user' }, undefined])(
  '%j is no role, and the person is told which are',
  (role) => {
    const { error } = changeRoleRequestSchema.safeParse({ email: 'a@b.co', role });
    expect(error?.issues[0]?.message).toBe('Choose the role user or admin.');
  },
);

test('the address of a role change is read as it is stored', () => {
  expect(changeRoleRequestSchema.parse({ email: ' Ada@Example.com ', role: 'admin' })).toEqual({
    email: 'ada@example.com',
    role: 'admin',
  });
});

test('an account without a password sets its first one without naming an old one', () => {
  expect(changePasswordRequestSchema.parse({ newPassword: 'x' })).toEqual({ newPassword: 'x' });
  expect(changePasswordRequestSchema.safeParse({ currentPassword: 'x' }).success).toBe(false);
});

test('nothing but the listed fields of a person gets through', () => {
  const stored = { _id: '1', email: 'a@b.co', role: 'user', passwordHash: 'x', googleId: '2' };
  expect(userSchema.parse(stored)).toEqual({ _id: '1', email: 'a@b.co', role: 'user' });
});
