/**
 * What a release costs a browser that has the one before: `node tools/bench/releases.mjs <older> <newer>`, two folders
 * of built sites, the newer with its deltas (`npm run build` twice, `dist/site` copied in between). One Chromium opens
 * the program of each in turn, at one address, and loads every script that has another name in the newer. Printed are
 * the bytes on the line, beside those that brotli takes.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { browserArgs, ensureBrowser } from '../browser.mjs';
import { root } from '../prepare.mjs';

const [older, newer] = process.argv.slice(2).map((folder) => resolve(folder));
if (!newer) throw new Error('Name two folders: node tools/bench/releases.mjs <older site> <newer site>');

const scripts = (site) =>
  readdirSync(join(site, 'static/js'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `static/js/${file}`);
const only = (site, other) => scripts(site).filter((file) => !scripts(other).includes(file));
const port = await new Promise((done) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port: free } = server.address();
    server.close(() => done(free));
  });
});
const address = `http://localhost:${port}/wellness-check`;
const folder = mkdtempSync(join(tmpdir(), 'releases-'));

const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
  executablePath: ensureBrowser(),
  args: browserArgs,
});
try {
  await load(older, only(older, newer));
  const loaded = await load(newer, only(newer, older));
  for (const { file, coding, bytes } of loaded) {
    const brotli = statSync(join(newer, `${file}.br`)).size;
    console.log(`${file}: ${bytes} bytes as ${coding}, ${brotli} as br`);
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Serves a site, loads these scripts from one of its pages, and tells what came. */
async function load(site, files) {
  const server = spawn(process.execPath, [join(root, 'dist/server/server.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      PUBLIC_URL: new URL(address).origin,
      SITE_DIR: site,
    },
  });
  try {
    await answering();
    const page = await browser.newPage();
    const line = await browser.newCDPSession(page);
    const came = new Map();
    line.on('Network.responseReceived', ({ requestId, response }) =>
      came.set(requestId, {
        url: response.url,
        coding: response.headers['content-encoding'] ?? 'identity',
        headers: response.encodedDataLength,
      }),
    );
    line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const answer = came.get(requestId);
      if (answer) answer.bytes = encodedDataLength - answer.headers;
    });
    await line.send('Network.enable');
    await page.goto(`${address}/team`);
    for (const file of files) await page.evaluate((url) => import(url), `${address}/${file}`);
    // The browser notes a dictionary after it has used the script.
    await page.waitForTimeout(3000);
    await page.close();
    return (
      [...came.values()]
        .map((answer) => ({ ...answer, file: answer.url.slice(address.length + 1) }))
        // What the page itself had loaded comes from memory the second time.
        .filter(({ file, bytes }) => files.includes(file) && bytes > 0)
    );
  } finally {
    const ended = new Promise((done) => server.once('exit', done));
    server.kill();
    await ended;
  }
}

async function answering() {
  for (let tries = 0; tries < 300; tries += 1) {
    if (
      await fetch(`${address}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error('The server did not answer.');
}
