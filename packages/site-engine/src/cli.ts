import { runCli } from './cli/run-cli.ts';

const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
process.once('SIGTERM', () => stop.abort());

process.exitCode = await runCli({
  args: process.argv.slice(2),
  environment: process.env,
  signal: stop.signal,
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
});
