/** `npm run dev`: the API server with restart on change, and Vite with live reload in front of it. */
import { spawn } from 'node:child_process';
import { ensureInstalled, root, tool } from './prepare.mjs';

await ensureInstalled();
const apiPort = process.env.PORT ?? '8080';
const children = [
  spawn(tool('tsx'), ['watch', 'src/server/server.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: apiPort, PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:5173' },
  }),
  spawn(tool('vite'), ['--port', '5173', '--strictPort'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, API_TARGET: `http://127.0.0.1:${apiPort}` },
  }),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children)
  child.once('exit', (code) => {
    stop();
    process.exitCode = code ?? 0;
  });
