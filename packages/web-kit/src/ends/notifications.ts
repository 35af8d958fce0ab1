/** Phones have the constructor, and throw when it is called. */
const touchOnly = '(hover: none) and (pointer: coarse)';

/** Whether the person may be asked for notifications, or has allowed them already. */
export const canNotify = (): boolean =>
  'Notification' in window && Notification.permission !== 'denied' && !window.matchMedia(touchOnly).matches;

/** Whether the person has allowed notifications. */
export const mayNotify = (): boolean => canNotify() && Notification.permission === 'granted';
