/** Whether somebody seems to be signed in: for what is decided before the session's own code is there. */
export function hasToken(): boolean {
  try {
    return window.localStorage.getItem('token') !== null;
  } catch {
    return false;
  }
}
