import { type AddressInfo, connect, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { jobFailedChannel, mailFailedChannel } from '#server/app/metrics/diagnostics-channels.ts';
import { createBackupSource, createCertificateSource } from '#server/app/metrics/gauge-sources.ts';
import { serveMetrics } from '#server/app/metrics/listen.ts';
import { type Metrics, startMetrics } from '#server/app/metrics/metrics.ts';
import { type RunningApp, startApp } from '#tests/support/server.ts';
import { createAnswers, call, createPerson, submit } from '../routes/people.ts';

let metrics: Metrics;
let running: RunningApp;
const mails = { waiting: 3, dead: 1 };
const figures = [{ sectionId: 'T1', language: 'en-IN', question: 'step', answers: 60, right: 51 } as const];
const backupTimes: { written: Date | null; verified: Date | null } = {
  written: new Date('2026-11-29T03:00:00Z'),
  verified: new Date('2026-11-28T03:00:00Z'),
};
let certificate: { host: string; end: Date } | null = {
  host: 'wellness.example.org',
  end: new Date('2027-01-01T00:00:00Z'),
};
let mailsAreThere = true;
let unready: string | null = null;

beforeAll(async () => {
  metrics = startMetrics({
    connections: () => ({ busy: 2, idle: 8, waiting: 5 }),
    passwords: () => 4,
    unready: async () => unready,
    overdueComplaints: () => (mailsAreThere ? Promise.resolve(2) : Promise.reject(new Error('no database'))),
    understanding: () =>
      mailsAreThere ? Promise.resolve(figures) : Promise.reject(new Error('no database')),
    mails: () => (mailsAreThere ? Promise.resolve(mails) : Promise.reject(new Error('no database'))),
    oldestMail: () => (mailsAreThere ? Promise.resolve(90) : Promise.reject(new Error('no database'))),
    backups: () => backupTimes,
    certificate: () => certificate,
  });
  running = await startApp({ metrics });
});
afterAll(async () => {
  metrics?.stop();
  await running?.stop();
});

/** The value of a metric; undefined without one. */
async function readMetric(line: string): Promise<number | undefined> {
  const text = await metrics.registry.metrics();
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

describe('The metrics', () => {
  it('count responses by route and status class, attempts once, and errors by code', async () => {
    const who = await createPerson(running);
    const [first] = running.context.instruments;
    const sectionId = first!.instrument.id;
    const headers = { 'idempotency-key': 'a-key-of-this-test-alone' };
    for (let times = 0; times < 2; times += 1) {
      expect((await submit(running, who, sectionId, createAnswers(first!.instrument), headers)).status).toBe(
        204,
      );
    }
    expect((await submit(running, who, sectionId, [])).status).toBe(422);
    await call(running, 'GET', '/nowhere/asha@example.org');
    const readCount = (method: string, route: string, status: string) =>
      readMetric(
        `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`,
      );
    const route = `/wellness-check/api${patterns.submit}`;
    expect(await readCount('POST', route, '2xx')).toBe(2);
    expect(await readCount('POST', route, '4xx')).toBe(1);
    expect(await readMetric('wellness_attempts_stored_total')).toBe(1);
    expect(await readMetric('wellness_refusals_total{code="answers-invalid"}')).toBe(1);
    expect(await readMetric('http_requests_under_way')).toBe(0);
    const text = await metrics.registry.metrics();
    const cipher = [
      who.userid,
      who.email,
      who.username,
      who.token,
      'asha@example.org',
      '127.0.0.1',
      '10.0.0.1',
    ];
    for (const fact of cipher) expect(text).not.toContain(String(fact));
    expect(text).not.toContain(pathTo(patterns.submit, { userid: who.userid, sectionId }));
  });

  /** Sends raw text, and resolves after the connection has ended. */
  async function sendRaw(text: string): Promise<void> {
    const { server } = running.app;
    if (!server.listening) await running.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.address() as AddressInfo;
    await new Promise((done) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.resume().on('error', done).on('close', done);
    });
  }

  it('count a request whose client disconnected', async () => {
    const body = JSON.stringify({ username: 'unknown', password: 'nothing' });
    const head = `Host: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
    running.app.server.once('request', (request) => request.once('end', () => request.socket.destroy()));
    await sendRaw(`POST /wellness-check/api${patterns.login} HTTP/1.1\r\n${head}\r\n\r\n${body}`);
    const labels = `method="POST",route="/wellness-check/api${patterns.login}",status="cut"`;
    await vi.waitFor(async () =>
      expect(await readMetric(`http_request_duration_seconds_count{${labels}}`)).toBe(1),
    );
  });

  it('count an unparsable request by the status of its response', async () => {
    const before = (await readMetric('wellness_unreadable_total{status="400"}')) ?? 0;
    for (const text of ['Hello?', 'Hello?', `GET / HTTP/1.1\r\nA: ${'x'.repeat(70_000)}`])
      await sendRaw(`${text}\r\n\r\n`);
    expect(await readMetric('wellness_unreadable_total{status="400"}')).toBe(before + 2);
    expect(await readMetric('wellness_unreadable_total{status="431"}')).toBe(1);
  });

  it('report pool, passwords, mails, understanding, memory, event loop, start and version', async () => {
    expect(await readMetric('wellness_database_connections{state="waiting"}')).toBe(5);
    expect(await readMetric('wellness_database_connections{state="idle"}')).toBe(8);
    expect(await readMetric('wellness_passwords_waiting')).toBe(4);
    expect(await readMetric('wellness_mails{state="waiting"}')).toBe(3);
    expect(await readMetric('wellness_mails{state="dead"}')).toBe(1);
    expect(await readMetric('wellness_complaints_overdue')).toBe(2);
    const labels = '{section="T1",language="en-IN",question="step"}';
    expect(await readMetric(`wellness_understanding_answers${labels}`)).toBe(60);
    expect(await readMetric(`wellness_understanding_right${labels}`)).toBe(51);
    for (const name of [
      'process_resident_memory_bytes',
      'process_start_time_seconds',
      'nodejs_eventloop_lag_p99_seconds',
    ]) {
      expect(await readMetric(name)).toBeGreaterThan(0);
    }
    expect(await metrics.registry.metrics()).toMatch(/wellness_build_info\{version="\d+\.\d+\.\d+"\} 1/);
  });

  it('report the age of mails and backups, the end of the certificate, and failures by mail and job', async () => {
    expect(await readMetric('wellness_mail_oldest_seconds')).toBe(90);
    const readBackup = (state: string) => readMetric(`wellness_backup_timestamp_seconds{state="${state}"}`);
    expect(await readBackup('written')).toBe(Date.parse('2026-11-29T03:00:00Z') / 1000);
    expect(await readBackup('verified')).toBe(Date.parse('2026-11-28T03:00:00Z') / 1000);
    backupTimes.verified = null;
    expect(await readBackup('verified')).toBeUndefined();
    const expiry = 'wellness_certificate_expiry_timestamp_seconds';
    expect(await readMetric(`${expiry}{host="wellness.example.org"}`)).toBe(
      Date.parse('2027-01-01T00:00:00Z') / 1000,
    );
    // An unknown time must not be 0, on which the alert would fire.
    certificate = null;
    expect(await metrics.registry.metrics()).not.toContain(`\n${expiry}`);
    mailFailedChannel.publish('signUp');
    jobFailedChannel.publish('clean-up');
    expect(await readMetric('wellness_mail_failures_total{purpose="signUp"}')).toBe(1);
    expect(await readMetric('wellness_job_failures_total{task="clean-up"}')).toBe(1);
  });

  it('read the certificate once an hour, and the folder of backups at each scrape', async () => {
    const read = vi.fn().mockResolvedValue(new Date(0));
    const source = createCertificateSource('https://wellness.example.org', read);
    expect(source()).toBeNull();
    await vi.waitFor(() => expect(source()).toEqual({ host: 'wellness.example.org', end: new Date(0) }));
    expect(read).toHaveBeenCalledTimes(1);
    expect(createCertificateSource('http://localhost:8080', read)()).toBeNull();
    expect(createBackupSource(null)).toBeUndefined();
    expect(createBackupSource('/no/such/folder')?.()).toEqual({ written: null, verified: null });
  });

  it('report readiness', async () => {
    expect(await readMetric('wellness_ready')).toBe(1);
    unready = 'away';
    expect(await readMetric('wellness_ready')).toBe(0);
  });

  it('are served while the database is unavailable', async () => {
    mailsAreThere = false;
    expect(await readMetric('wellness_mails{state="waiting"}')).toBe(-1);
    expect(await readMetric('wellness_complaints_overdue')).toBe(-1);
    expect(await readMetric('wellness_mail_oldest_seconds')).toBe(-1);
    expect(await metrics.registry.metrics()).not.toContain('wellness_understanding_answers{');
    mailsAreThere = true;
  });

  it('are served on a separate port, at one address, and not on the port of the app', async () => {
    const { port, close } = await serveMetrics(metrics.registry, '127.0.0.1', 0);
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect(await answer.text()).toContain('# TYPE http_request_duration_seconds histogram');
    for (const [path, method] of [
      ['/', 'GET'],
      ['/metrics', 'POST'],
      ['/metrics?x', 'GET'],
    ] as const) {
      expect((await fetch(`http://127.0.0.1:${port}${path}`, { method })).status).toBe(404);
    }
    await close();
    for (const url of ['/metrics', '/wellness-check/metrics', '/wellness-check/api/metrics']) {
      const { statusCode, payload } = await running.app.inject({ url });
      expect([statusCode, payload.includes('http_request_duration')]).toEqual([statusCode, false]);
    }
  });

  it('report that their port is in use', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as { port: number };
    await expect(serveMetrics(metrics.registry, '127.0.0.1', port)).rejects.toThrow(
      'set METRICS_PORT to another number',
    );
    await new Promise((done) => other.close(done));
  });
});
