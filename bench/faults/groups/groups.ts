import type { Group } from '../fault.ts';
import { database } from './database.ts';
import { disks } from './disk.ts';
import { input } from './input.ts';
import { load } from './load.ts';
import { mail } from './mail.ts';
import { people } from './people.ts';
import { proved } from './proved.ts';
import { provider } from './provider.ts';
import { replicas } from './replicas.ts';
import { services } from './services.ts';

/** By number: the first forty are the plan, the others are what else can be broken here. */
export const groups: Group[] = [
  services,
  database,
  provider,
  people,
  mail,
  input,
  disks,
  replicas,
  load,
  proved,
];
