/** A gateway that accepts connections. */
export interface RunningGateway {
  readonly port: number;
  readonly server: 'nginx' | 'node';
  /** Where it shows what it measures, if it does. */
  readonly metricsPort?: number | undefined;
  /** Resolves with a sentence when the gateway ends without having been asked to. */
  readonly failure: Promise<string>;
  /** Finishes what is under way for a short while, then closes. */
  stop(): Promise<void>;
}
