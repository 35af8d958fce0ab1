/**
 * Joins class names, leaving out the falsy ones. A caller's `className` adds layout (width, margin, grid place); it
 * never competes with a component's look, so nothing has to be merged.
 */
export { clsx as cn } from 'clsx';
