/** How the parts of a message stand, there or still to come. */
export const messageFrame =
  'grid message-stacked gap-x-4 gap-y-3 border-rule border-t px-4 py-4 first:border-t-0 desk:px-5 lg:message-wide lg:gap-x-8';
