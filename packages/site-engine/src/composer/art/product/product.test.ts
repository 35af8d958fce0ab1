import { describe, expect, it } from 'vitest';
import { productOf } from './product.ts';

const software = { id: 'saas', group: 'tech' } as const;

describe('what the screen of a product shows', () => {
  it.each([
    ['Project management software for builders', 'board'],
    ['Landing page for our AI startup', 'conversation'],
    ['landing page for an ai assistant', 'conversation'],
    ['Dienstpläne für Pflegeheime, eine Software', 'week'],
    ['A fintech for freelancers', 'wallet'],
    ['Fleet software for couriers', 'map'],
    ['Software per ai clienti', 'dashboard'],
    ['A SaaS called Loomwork', 'dashboard'],
  ] as const)('%s', (prompt, product) => {
    expect(productOf(software, prompt)).toBe(product);
  });

  it('is a terminal where one types', () => {
    expect(productOf({ id: 'developertool', group: 'tech' }, 'An AI command line tool')).toBe('terminal');
  });

  it('is a wallet for a bank without a counter', () => {
    const bank = { id: 'bank', group: 'counsel' } as const;

    expect(productOf(bank, 'Fintech startup Copperline')).toBe('wallet');
    expect(productOf(bank, 'A savings bank in Passau')).toBeUndefined();
  });

  it('is nothing for games and for what is no software', () => {
    expect(productOf({ id: 'game', group: 'tech' }, 'A game about a chat')).toBeUndefined();
    expect(productOf({ id: 'bakery', group: 'food' }, 'A bakery with delivery')).toBeUndefined();
  });
});
