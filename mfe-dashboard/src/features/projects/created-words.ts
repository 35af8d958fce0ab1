const minute = 60_000;
const hour = 60 * minute;

const relativeTime = new Intl.RelativeTimeFormat('en-GB');
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const fullDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

function dayBefore(day: Date): Date {
  const before = new Date(day);
  before.setDate(before.getDate() - 1);
  return before;
}

const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString();

/** When something was made, as a person says it: exact while it is fresh, a date later. */
export function createdWords(created: Date, now: Date): string {
  const age = now.getTime() - created.getTime();
  // Also a clock that runs behind the server's.
  if (age < minute) return 'Just now';
  if (age < hour) return relativeTime.format(-Math.floor(age / minute), 'minute');
  if (isSameDay(created, now)) return relativeTime.format(-Math.floor(age / hour), 'hour');
  if (isSameDay(created, dayBefore(now))) return 'Yesterday';
  const format = created.getFullYear() === now.getFullYear() ? dayAndMonth : fullDate;
  return format.format(created);
}
