import type { ComponentType, ReactNode, SVGProps } from 'react';

/** What a menu asks of the router's link. */
export interface MenuLinkProps {
  to: string;
  className?: string;
  onClick?: () => void;
  'aria-current'?: 'page';
  children: ReactNode;
}

/** One line of a menu: where it leads, what it is called and its sign. */
export interface MenuPlace {
  to: string;
  name: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
}

export interface MenuProps {
  /** What a screen reader hears the navigation called. */
  label: string;
  /** A word beside the product's name. */
  badge?: string;
  places: MenuPlace[];
  /** The path of the page that is shown, without a slash at its end. */
  here: string;
  /** The router's link. */
  Link: ComponentType<MenuLinkProps>;
  /** Who is signed in, if anybody is. */
  person: { email: string; role: string } | undefined;
  onSignOut: () => void;
}
