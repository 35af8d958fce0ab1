import { Gauge, type Registry } from 'prom-client';
import { inTime } from '../lifecycle/in-time.ts';

export interface ReadGauge {
  name: string;
  help: string;
  /** The one label of its values. */
  label: string;
  /** Value of the label -> what is measured. */
  read: () => Promise<Record<string, number>>;
}

/**
 * A gauge that is read whenever somebody looks. What cannot be read in time is left out: a database that is away must not hide
 * what else is measured just then.
 */
export function gaugeWhenRead(registry: Registry, { name, help, label, read }: ReadGauge): void {
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    async collect() {
      this.reset();
      const values = await inTime(read()).catch(() => ({}));
      for (const [of, value] of Object.entries(values)) this.set({ [label]: of }, value);
    },
  });
}
