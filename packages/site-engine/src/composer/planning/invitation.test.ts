import { expect, test } from 'vitest';
import { invitationIn, romanceInvitationIn } from './invitation.ts';

test.each([
  [
    'An AI tool that turns meeting recordings into action items',
    'Turn meeting recordings into action items',
    'An AI tool',
  ],
  ['Software that chases late payments for freelancers', 'Chase late payments', 'Software'],
  ['Mobile app that helps people walk more every day', 'Walk more every day', 'Mobile app'],
  ['An iphone app that helps you drink more water', 'Drink more water', 'An iphone app'],
  ['A tool which helps small cafés to plan their week', 'Plan your week', 'A tool'],
  ['A mobile app to identify mushrooms', 'Identify mushrooms', 'A mobile app'],
  [
    'A service that carries parcels between islands in winter when no ferry goes',
    'Carry parcels between islands in winter',
    'A service',
  ],
])('%s', (pitch, invitation, thing) => {
  expect(invitationIn(pitch, 'freelancers')).toMatchObject({ invitation, thing });
});

test.each([
  'A platform that is open to all',
  'Software for dentists',
  'A tool that has everything one needs',
])('invites to nothing that could be a headline: %s', (pitch) => {
  expect(invitationIn(pitch)).toBeUndefined();
});

test('whom it helps is told from what they do', () => {
  expect(invitationIn('A B2B SaaS that helps warehouse managers forecast stock')).toEqual({
    invitation: 'Forecast stock',
    thing: 'A B2B SaaS',
    people: 'warehouse managers',
  });
});

test.each([
  [
    'Una app que convierte recibos en informes de gastos, para autónomos',
    'Convierte recibos en informes de gastos',
  ],
  ['Un logiciel qui relance les factures impayées', 'Relance les factures impayées'],
  ['Un’app che trasforma le ricette in liste', 'Trasforma le ricette in liste'],
  ['Una app que ayuda a los autónomos', undefined],
])('in languages whose verbs invite as they stand: %s', (pitch, invitation) => {
  expect(romanceInvitationIn(pitch)?.invitation).toBe(invitation);
});

test('for whom it is stays to be said', () => {
  expect(romanceInvitationIn('Una app que convierte recibos en informes, para autónomos')).toEqual({
    invitation: 'Convierte recibos en informes',
    thing: 'Una app',
    aside: 'para autónomos',
  });
});
