import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { DressedChild } from './dressed-child.tsx';
import { SpinnerRing } from './spinner.tsx';

/** The look of a button, for elements that are none (a link in a foreign router, a summary). */
export const buttonVariants = cva(
  [
    'relative inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap border font-semibold',
    'transition-[background-color,border-color,color,transform] duration-140 ease-set active:duration-90',
    'active:translate-y-px active:edge-pressed [&_svg]:shrink-0',
    'pointer-coarse:after:absolute pointer-coarse:after:-inset-1.5',
    'disabled:cursor-not-allowed disabled:border-rule disabled:bg-paper-sunk disabled:text-ink-3 disabled:shadow-none',
    'disabled:active:translate-y-0',
  ],
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-purple text-on-purple shadow-edge hover:bg-purple-hover',
        outline:
          'border-rule-strong bg-surface text-ink shadow-rest hover:border-control hover:bg-surface-hover',
        ink: 'border-transparent bg-ink text-paper shadow-edge hover:bg-ink/88',
        ghost:
          'border-transparent text-ink-2 hover:bg-surface-hover hover:text-ink aria-pressed:bg-surface-hover aria-pressed:text-ink',
        danger: 'border-transparent bg-bad text-on-bad shadow-edge hover:bg-bad/88',
      },
      size: {
        sm: 'h-8 gap-1.5 rounded-[6px] px-2.75 text-small [&_svg]:size-3.75',
        md: 'h-9.5 gap-2 rounded-control px-3.75 text-ui [&_svg]:size-4',
        lg: 'h-12 gap-2 rounded-[9px] px-5.5 text-[1rem] [&_svg]:size-4.5',
        'icon-sm': 'size-8 rounded-[6px] [&_svg]:size-4',
        icon: 'size-9.5 rounded-control [&_svg]:size-4.5',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
  /** Dresses the only child (a link) as a button instead of rendering one. */
  asChild?: boolean;
  /** Shows a spinner before the words and takes no presses. */
  busy?: boolean;
}

/** What a person presses. One primary button in a view; an icon alone needs an `aria-label`. */
export function Button({
  className,
  variant,
  size,
  asChild = false,
  busy = false,
  disabled = false,
  type = 'button',
  children,
  ...props
}: ButtonProps) {
  const look = cn(buttonVariants({ variant, size }), className);
  if (asChild) {
    return (
      <DressedChild data-slot="button" className={look} {...props}>
        {children}
      </DressedChild>
    );
  }
  return (
    <button
      data-slot="button"
      type={type}
      className={look}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...props}
    >
      {busy && <SpinnerRing className="text-pink" />}
      {children}
    </button>
  );
}
