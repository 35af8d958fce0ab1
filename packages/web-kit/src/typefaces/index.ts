/*
 * The typefaces of sites, to be shown in themselves: in the letters of their names, and of what stands beside them.
 */
import './samples/samples.css';

export { type TypePair, typePairs } from './type-pairs.ts';
