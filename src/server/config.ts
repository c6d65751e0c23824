/** The environment, parsed once at start. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Origin that links are built from, without a trailing slash: "http://localhost:8080". */
  readonly publicUrl: string;
  /** Absolute folder of the embedded database and the outbox. */
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly smtpUrl: string | null;
  readonly supportEmail: string;
  readonly signup: 'verified' | 'open';
  /** Fastify's trustProxy: false, a hop count, or addresses. */
  readonly trustProxy: false | number | string;
}
