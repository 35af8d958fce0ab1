import { expect, test } from 'vitest';
import { germanInvitationIn } from './german-invitation.ts';
import { invitationIn, romanceInvitationIn } from './invitation.ts';
import { arabicInvitationIn, japaneseInvitationIn } from './unspaced-invitation.ts';

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

test.each([
  ['Ein KI-Tool, das Besprechungen in Aufgaben verwandelt', 'Besprechungen in Aufgaben verwandeln'],
  ['Eine App, die Belege fotografiert und Ausgaben sortiert', 'Belege fotografieren'],
  ['Eine App, mit der Sie Pflanzen bestimmen', 'Pflanzen bestimmen'],
  ['Eine App, mit der man Pflanzen bestimmt', 'Pflanzen bestimmen'],
  ['Ein Tool, das Daten ordnet', 'Daten ordnen'],
  ['Eine App, die dich ans Trinken erinnert', undefined],
  ['Ein Tool, das Teams hilft', undefined],
  ['Eine Plattform, die Kosten trägt', undefined],
])('German verbs become infinitives: %s', (pitch, invitation) => {
  expect(germanInvitationIn(pitch)?.invitation).toBe(invitation);
});

test('for whom German software is made stays to be said', () => {
  expect(germanInvitationIn('Software für Handwerker, die Rechnungen schreibt')).toEqual({
    invitation: 'Rechnungen schreiben',
    thing: 'Software',
    aside: 'für Handwerker',
  });
});

test.each([
  ['会議の録音から議事録を自動で作成するAIツールです。', '会議の録音から、議事録を自動で作成'],
  ['飲食店の予約を管理するソフトウェアです。', '飲食店の予約を管理'],
  ['毎日を楽しくするアプリです。', undefined],
])('the noun of a Japanese verb can stand alone: %s', (pitch, invitation) => {
  expect(japaneseInvitationIn(pitch)?.invitation).toBe(invitation);
});

test.each([
  ['تطبيق يساعد الناس على شرب الماء', 'يساعد الناس على شرب الماء'],
  ['منصة تدير مواعيد العيادات', 'تدير مواعيد العيادات'],
  ['مطعم سوري في برلين', undefined],
])('Arabic sentences begin with their verb: %s', (pitch, invitation) => {
  expect(arabicInvitationIn(pitch)?.invitation).toBe(invitation);
});
