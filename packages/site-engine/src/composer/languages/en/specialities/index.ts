import type { Specialities } from '../../speciality.ts';
import { food } from './food.ts';
import { services } from './services.ts';
import { shop } from './shop.ts';

export const specialities: Specialities = { ...food, ...shop, ...services };
