import { kindsOf } from '../kinds-of.ts';
import { app } from './app.ts';
import { developertool } from './developertool.ts';
import { documentation } from './documentation.ts';
import { game } from './game.ts';
import { group } from './group.ts';
import { opensource } from './opensource.ts';
import { saas } from './saas.ts';

export const techKinds = kindsOf('tech', group, {
  saas,
  app,
  developertool,
  opensource,
  documentation,
  game,
});
