import { kindsOf } from '../kinds-of.ts';
import { bookshop } from './bookshop.ts';
import { fashion } from './fashion.ts';
import { florist } from './florist.ts';
import { furniture } from './furniture.ts';
import { group } from './group.ts';
import { jewellery } from './jewellery.ts';
import { shop } from './shop.ts';

export const shopKinds = kindsOf('shop', group, { shop, florist, bookshop, jewellery, furniture, fashion });
