const lookEveryMs = 500;

/**
 * Ends this process when npm was told to end. npm passes a signal on to the shell it runs a script in; the shell dies
 * of it and says nothing to its child, which is this process.
 */
export function followNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const look = () => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  };
  setInterval(look, lookEveryMs).unref();
}
