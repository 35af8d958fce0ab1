import { kindsOf } from '../kinds-of.ts';
import { accountant } from './accountant.ts';
import { bank } from './bank.ts';
import { consulting } from './consulting.ts';
import { group } from './group.ts';
import { insurance } from './insurance.ts';
import { law } from './law.ts';
import { recruiting } from './recruiting.ts';

export const counselKinds = kindsOf('counsel', group, {
  law,
  accountant,
  consulting,
  recruiting,
  insurance,
  bank,
});
