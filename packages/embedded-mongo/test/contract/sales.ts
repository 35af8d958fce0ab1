import type { Document } from 'mongodb';
import { beforeAll } from 'vitest';
import type { ContractDatabase } from './database.ts';

const sales = [
  { _id: 1, shop: 'north', amount: 10, tags: ['new', 'red'], at: new Date('2026-03-01T22:30:00Z') },
  { _id: 2, shop: 'north', amount: 5, tags: ['red'], at: new Date('2026-03-01T23:59:59Z') },
  { _id: 3, shop: 'south', amount: 7.5, tags: [], at: new Date('2026-03-02T00:00:00Z') },
  { _id: 4, shop: 'south', at: new Date('2026-03-05T10:00:00Z') },
];
const shops = [
  { _id: 'north', city: 'Oslo' },
  { _id: 'south', city: 'Rome' },
];

export interface SalesFixture {
  readonly sales: typeof sales;
  readonly shops: typeof shops;
  /** Runs a pipeline over the sales. */
  run(...pipeline: Document[]): Promise<Document[]>;
}

/** Four sales in two shops, stored before the first test of a file. */
export function useSales(database: ContractDatabase): SalesFixture {
  beforeAll(async () => {
    await database.db.collection<{ _id: number }>('sales').insertMany(sales);
    await database.db.collection<{ _id: string }>('shops').insertMany(shops);
  });
  return {
    sales,
    shops,
    run: (...pipeline) => database.db.collection('sales').aggregate(pipeline).toArray(),
  };
}
