import { expect, test } from 'vitest';
import { readBrief } from '../read-brief.ts';

test.each([
  [
    'Software called Paydesk. It sends invoices, chases late payers and forecasts cash flow. Pro $12/mo.',
    ['Sends invoices', 'Chases late payers', 'Forecasts cash flow'],
  ],
  [
    'A mobile app that tracks steps and sleep, reminds you to move and plans routes',
    ['Tracks steps and sleep', 'Reminds you to move', 'Plans routes'],
  ],
  [
    'Mobile app that helps you plan meals, shop smarter and save money',
    ['Plan meals', 'Shop smarter', 'Save money'],
  ],
  [
    'An iPhone app for tracking habits, setting goals and sharing lists',
    ['Tracking habits', 'Setting goals', 'Sharing lists'],
  ],
  [
    'Mobile app for runners with training plans, route maps and a community. Name: Stride',
    ['Training plans', 'Route maps', 'Community'],
  ],
  [
    'Project management software with features like kanban boards, time tracking and Slack integration',
    ['Kanban boards', 'Time tracking', 'Slack integration'],
  ],
  [
    'Website for my plumbing company Bluepipe: I fix leaks, install boilers and unblock drains.',
    ['Fixing leaks', 'Installing boilers', 'Unblocking drains'],
  ],
  ['A plumber. We fix leaks and install boilers in Cork', ['Fixing leaks', 'Installing boilers']],
  [
    'A charity in Cork that feeds families, teaches children and plants trees',
    ['Feeding families', 'Teaching children', 'Planting trees'],
  ],
  [
    'Eine App, die Gespräche aufzeichnet, an Termine erinnert und Licht und Wasser misst',
    ['Zeichnet Gespräche auf', 'Erinnert an Termine', 'Misst Licht und Wasser'],
  ],
  [
    'Klempnerei Huber in Ulm. Wir reparieren Rohre, reinigen Rinnen und bauen Bäder um.',
    ['Rohre reparieren', 'Rinnen reinigen', 'Bäder umbauen'],
  ],
  ['Software mit Zeiterfassung und Slack-Integration', ['Zeiterfassung', 'Slack-Integration']],
  [
    'Una aplicación que registra gastos, te avisa y reconoce recibos',
    ['Registra gastos', 'Te avisa', 'Reconoce recibos'],
  ],
  [
    'Una app que te ayuda a planificar gastos, repartir cuentas y ahorrar',
    ['Planificar gastos', 'Repartir cuentas', 'Ahorrar'],
  ],
  [
    'Une application qui permet de suivre ses dépenses, de planifier un budget et d’économiser',
    ['Suivre ses dépenses', 'Planifier un budget', 'Économiser'],
  ],
  [
    'Plombier à Lille. Nous réparons les fuites, posons des chaudières et refaisons les salles de bains.',
    ['Réparer les fuites', 'Poser des chaudières', 'Refaire les salles de bains'],
  ],
  [
    'Um aplicativo que controla gastos, avisa na hora certa e identifica recibos',
    ['Controla gastos', 'Avisa na hora certa', 'Identifica recibos'],
  ],
  [
    'Un’app che registra le spese, ti avvisa e riconosce gli scontrini',
    ['Registra le spese', 'Ti avvisa', 'Riconosce gli scontrini'],
  ],
  ['家計を記録し、予算を管理し、支出を分析するアプリのサイト', ['家計を記録', '予算を管理', '支出を分析']],
  [
    'تطبيق اسمه "ميزان" يتتبع المصاريف ويذكرك بالمواعيد ويحلل الفواتير',
    ['يتتبع المصاريف', 'يذكرك بالمواعيد', 'يحلل الفواتير'],
  ],
])('what it does: %s', (prompt, deeds) => {
  expect(readBrief(prompt).deeds).toEqual(deeds);
});

test('a clause that tells what it does is no list of things', () => {
  const brief = readBrief('Landingpage für eine App, die Routen plant, Schritte zählt und Ziele vorschlägt');

  expect(brief.facts.items).toEqual([]);
  expect(brief.deeds).toEqual(['Plant Routen', 'Zählt Schritte', 'Schlägt Ziele vor']);
});

test.each([
  'Landing page for an app with a pricing table, an FAQ and a contact form',
  'Software page with a dark background, neon accents and bold type',
  'A plumber. We want a site that looks modern, loads fast and shows prices',
  'An app. It needs screenshots, feels calm and uses green',
  'A charity. In the evening we collect food, cook it and eat it together.',
  'A bakery that bakes bread, roasts coffee and serves breakfast',
])('tells of nothing on offer: %s', (prompt) => {
  expect(readBrief(prompt).deeds).toEqual([]);
});
