const inUtc = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (date: string) => format.format(new Date(date));
};

/** As `20 Nov`: the days are the server's, in UTC. */
export const shortDay = inUtc({ day: 'numeric', month: 'short' });

/** As `Friday 20 November`. */
export const longDay = inUtc({ weekday: 'long', day: 'numeric', month: 'long' });
