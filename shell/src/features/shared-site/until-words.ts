const words = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
});

/** A moment as a person says it: "Monday, November 30 at 9:14 AM". */
export const untilWords = (time: string): string => words.format(new Date(time));
