import { expect, it } from 'vitest';
import { createShareTickets } from './share-tickets.ts';

const secret = 'a secret for tests of at least 32 bytes';
const tickets = createShareTickets(secret);
const linkId = '0123456789abcdef01234567';
const until = new Date('2026-03-01T12:00:00Z');

it('says which link it is of, until it ends', () => {
  const ticket = tickets.sign({ linkId, until });
  expect(ticket).toMatch(/^[\w-]{43}$/);
  expect(tickets.read(ticket, new Date(until.getTime() - 1000))).toEqual({ linkId, until });
  expect(tickets.read(ticket, until)).toBeUndefined();
});

it('is believed only as it was signed, with this secret', () => {
  const ticket = tickets.sign({ linkId, until });
  const before = new Date(0);
  expect(createShareTickets('another secret of at least 32 bytes').read(ticket, before)).toBeUndefined();
  for (let at = 0; at < ticket.length; at += 1) {
    const changed = ticket.slice(0, at) + (ticket[at] === 'A' ? 'B' : 'A') + ticket.slice(at + 1);
    expect(tickets.read(changed, before)).toBeUndefined();
  }
  for (const other of ['', 'x', `${ticket}A`, `${ticket}=`, ticket.slice(1)])
    expect(tickets.read(other, before)).toBeUndefined();
});
