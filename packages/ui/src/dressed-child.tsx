import { Children, cloneElement, type HTMLAttributes, isValidElement } from 'react';
import { cn } from './cn.ts';

/**
 * Gives its attributes to its only child: how `asChild` makes a button of a link. Only what both sides need, a tenth
 * of the size of the general tool, because the first page carries it.
 */
export function DressedChild({ children, className, ...attributes }: HTMLAttributes<HTMLElement>) {
  const child = Children.only(children);
  if (!isValidElement<HTMLAttributes<HTMLElement>>(child)) return child;
  return cloneElement(child, {
    ...attributes,
    ...child.props,
    className: cn(className, child.props.className),
  });
}
