import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { version } from '../../../../package.json';
import { figureDays, type UnderstandingFigure } from '#domain/understanding/figures.ts';
import type { Connections } from '../../db/open-database.ts';
import {
  attemptStoredChannel,
  callRefusedChannel,
  clientAddressUnknownChannel,
  jobFailedChannel,
  linkMailLimitChannel,
  httpParserFailedChannel,
  mailFailedChannel,
} from './diagnostics-channels.ts';

/** Sources of gauges, read at each scrape. */
export interface GaugeSources {
  /** Connections to PostgreSQL; absent for the embedded database. */
  readonly connections?: () => Connections;
  /** Password checks that run or are queued. */
  readonly passwords: () => number;
  /** Queued mails by state. */
  readonly mails: () => Promise<Readonly<Record<string, number>>>;
  /** Age in seconds of the oldest mail that waits; 0 without one. */
  readonly oldestMail: () => Promise<number>;
  /** Times of the newest backup and of the newest verified one; absent if the folder of backups is not set. */
  readonly backups?: () => Readonly<Record<'written' | 'verified', Date | null>>;
  /** End of the certificate of PUBLIC_URL; null if it is unknown. */
  readonly certificate: () => { readonly host: string; readonly end: Date } | null;
  readonly overdueComplaints: () => Promise<number>;
  readonly understanding: () => Promise<readonly UnderstandingFigure[]>;
  /** Why the process is not ready; null if it is. */
  readonly unready: () => Promise<string | null>;
}

interface AnsweredRequest {
  readonly method: string;
  /** The pattern of the route, not the URL. */
  readonly route: string;
  /** Null if the client closed the connection. */
  readonly status: number | null;
  readonly seconds: number;
}

/** Metrics of this process. Labels are closed lists, without ids, addresses and names. */
export interface Metrics {
  readonly registry: Registry;
  requestStarted(): void;
  ended(): void;
  requestAnswered(answer: AnsweredRequest): void;
  stop(): void;
}

/** In seconds. The target is 0.05 for nearly all responses; a password check takes about 0.05. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function startMetrics(sources: GaugeSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // Memory, event loop, start time, version of Node.js.
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'wellness_build_info',
    help: 'Always 1. The label is the running version.',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of responses by method, route pattern and status class; "cut" if the client closed the connection.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const inFlight = new Gauge({
    name: 'http_requests_under_way',
    help: 'Requests that are being processed.',
    registers,
  });
  const attempts = new Counter({
    name: 'wellness_attempts_stored_total',
    help: 'Stored attempts, each counted once.',
    registers,
  });
  const refusals = new Counter({
    name: 'wellness_refusals_total',
    help: 'Refused requests by error code.',
    labelNames: ['code'],
    registers,
  });
  const unreadable = new Counter({
    name: 'wellness_unreadable_total',
    help: 'Unreadable or incomplete requests by response status.',
    labelNames: ['status'],
    registers,
  });
  const unknownClients = new Counter({
    name: 'wellness_client_address_unknown_total',
    help: 'Requests whose client address could not be parsed. They share one rate limit.',
    registers,
  });
  const limitedMails = new Counter({
    name: 'wellness_link_mails_limited_total',
    help: 'Requests for a mail with a link over a limit: "address" for one address or mailbox, "all" for all mails of an hour.',
    labelNames: ['limit'],
    registers,
  });
  const mailFailures = new Counter({
    name: 'wellness_mail_failures_total',
    help: 'Tries to send a mail that failed, by purpose; "queue" if the queue could not be read.',
    labelNames: ['purpose'],
    registers,
  });
  const jobFailures = new Counter({
    name: 'wellness_job_failures_total',
    // Not "job", which Prometheus sets itself.
    help: 'Failed runs of a maintenance job, by its name in the log.',
    labelNames: ['task'],
    registers,
  });
  addSources(sources, registry);

  const subscriptions = [
    [attemptStoredChannel, () => attempts.inc()],
    [callRefusedChannel, (code: unknown) => refusals.inc({ code: String(code) })],
    [httpParserFailedChannel, (status: unknown) => unreadable.inc({ status: String(status) })],
    [clientAddressUnknownChannel, () => unknownClients.inc()],
    [linkMailLimitChannel, (limit: unknown) => limitedMails.inc({ limit: String(limit) })],
    [mailFailedChannel, (purpose: unknown) => mailFailures.inc({ purpose: String(purpose) })],
    [jobFailedChannel, (job: unknown) => jobFailures.inc({ task: String(job) })],
  ] as const;
  for (const [channel, count] of subscriptions) channel.subscribe(count);
  return {
    registry,
    requestStarted: () => inFlight.inc(),
    ended: () => inFlight.dec(),
    requestAnswered({ method, route, status, seconds }) {
      const kind = status === null ? 'cut' : `${Math.floor(status / 100)}xx`;
      duration.observe({ method, route, status: kind }, seconds);
    },
    stop() {
      for (const [channel, count] of subscriptions) channel.unsubscribe(count);
      registry.clear();
    },
  };
}

function addSources(sources: GaugeSources, registry: Registry): void {
  const { connections, passwords, mails, oldestMail, overdueComplaints, understanding, unready } = sources;
  const gauges = [
    connections &&
      new Gauge({
        name: 'wellness_database_connections',
        help: 'Connections to PostgreSQL by state; "waiting" counts requests that wait for a connection.',
        labelNames: ['state'],
        registers: [],
        collect() {
          for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
        },
      }),
    new Gauge({
      name: 'wellness_ready',
      help: '1 if health/ready answers 200, else 0.',
      registers: [],
      async collect() {
        this.set((await unready()) === null ? 1 : 0);
      },
    }),
    new Gauge({
      name: 'wellness_passwords_waiting',
      help: 'Password checks that run or are queued. Further checks are refused when the queue exceeds 0.3 s of work.',
      registers: [],
      collect() {
        this.set(passwords());
      },
    }),
    new Gauge({
      name: 'wellness_mails',
      help: 'Queued mails by state; -1 if the database cannot be queried.',
      labelNames: ['state'],
      registers: [],
      async collect() {
        const counts = await mails().catch(() => ({ waiting: -1, dead: -1 }));
        for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
      },
    }),
    new Gauge({
      name: 'wellness_mail_oldest_seconds',
      help: 'Age of the oldest mail that waits; -1 if the database cannot be queried.',
      registers: [],
      async collect() {
        this.set(await oldestMail().catch(() => -1));
      },
    }),
    new Gauge({
      name: 'wellness_complaints_overdue',
      help: 'Overdue complaints about personal data; -1 if the database cannot be queried.',
      registers: [],
      async collect() {
        this.set(await overdueComplaints().catch(() => -1));
      },
    }),
    ...createUnderstandingGauges(understanding),
    ...createTimeGauges(sources),
  ];
  for (const gauge of gauges) if (gauge) registry.registerMetric(gauge);
}

/** Gauges of the database, not counters of the process: they survive a restart, and a corrected text recovers. */
function createUnderstandingGauges(understanding: GaugeSources['understanding']): readonly Gauge[] {
  const createGauge = (field: 'answers' | 'right', help: string) =>
    new Gauge({
      name: `wellness_understanding_${field}`,
      help: `${help} of the last ${figureDays} days by section, language and question.`,
      labelNames: ['section', 'language', 'question'],
      registers: [],
      async collect() {
        this.reset();
        for (const { sectionId: section, language, question, ...counts } of await understanding().catch(
          () => [],
        ))
          this.set({ section, language, question }, counts[field]);
      },
    });
  return [
    createGauge('answers', 'Answers about result pages'),
    createGauge('right', 'Answers that agree with the page'),
  ];
}

/** Times as seconds since 1970. A time that is unknown has no value, so that an alert can ask for its absence. */
function createTimeGauges({ backups, certificate }: GaugeSources): readonly (Gauge | undefined)[] {
  const toSeconds = (time: Date) => time.getTime() / 1000;
  return [
    backups &&
      new Gauge({
        name: 'wellness_backup_timestamp_seconds',
        help: 'When the newest backup in BACKUP_DIR was written, and when the newest one that was verified.',
        labelNames: ['state'],
        registers: [],
        collect() {
          this.reset();
          for (const [state, time] of Object.entries(backups()))
            if (time) this.set({ state }, toSeconds(time));
        },
      }),
    new Gauge({
      name: 'wellness_certificate_expiry_timestamp_seconds',
      help: 'When the certificate of PUBLIC_URL ends, checked every hour; absent if it cannot be read from this machine.',
      // A gauge without labels would be 0 in place of absent.
      labelNames: ['host'],
      registers: [],
      collect() {
        this.reset();
        const found = certificate();
        if (found) this.set({ host: found.host }, toSeconds(found.end));
      },
    }),
  ];
}
