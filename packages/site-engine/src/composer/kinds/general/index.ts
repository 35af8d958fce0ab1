import { kindsOf } from '../kinds-of.ts';
import { general } from './general.ts';
import { group } from './group.ts';

export const generalKinds = kindsOf('general', group, { general });
