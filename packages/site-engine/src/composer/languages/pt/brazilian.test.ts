import { expect, test } from 'vitest';
import { planSite } from '../../planning/plan-site.ts';
import { readBrief } from '../../reading/read-brief.ts';
import { inBrazilian, isBrazilian } from './brazilian.ts';

test.each([
  ['Contamos consigo.', 'Contamos com você.'],
  ['A ementa da semana', 'O cardápio da semana'],
  ['Morada', 'Endereço'],
  [
    'Recebemos o pedido. Vamos ligar-lhe a confirmar a hora.',
    'Recebemos o pedido. Vamos ligar para confirmar a hora.',
  ],
  ['nas horas em que ninguém está a olhar', 'nas horas em que ninguém está olhando'],
  ['Dizemos-lhe antes de começar.', 'Dizemos antes de começar.'],
  ['Ecrã grande,|telemóvel desligado.', 'Tela grande,|celular desligado.'],
  ['É preciso marcação?', 'É preciso agendamento?'],
])('%s', (european, brazilian) => {
  expect(inBrazilian(european)).toBe(brazilian);
});

test.each([
  ['Site para uma padaria em São Paulo', true],
  ['Curso de confeitaria, R$ 297', true],
  ['Salão, WhatsApp (51) 99999-0000', true],
  ['Site para uma padaria em Lisboa', false],
])('%s: from Brazil, %s', (prompt, expected) => {
  expect(isBrazilian(prompt)).toBe(expected);
});

test('the person’s own words stay as typed', () => {
  const prompt = 'Site para um restaurante em São Paulo. Fazemos a ementa com o que há na feira.';
  const { site } = planSite(readBrief(prompt), { prompt, seed: 1 });

  expect(site.words.visit.address).toBe('Endereço');
  expect(site.lede).toContain('Fazemos a ementa com o que há na feira.');
});
