/** Entry point of `tools/dev.mjs`: the app with live reload, with the user's own data folder. */
import { base } from '#contract/paths.ts';
import { serveDevelopment } from './serve-development.ts';
import { waitForSignal } from './wait-for-signal.ts';

const port = Number(process.env.DEV_PORT ?? 5173);

const development = await serveDevelopment({
  host: 'localhost',
  port,
  apiPort: Number(process.env.PORT ?? 8080),
  env: { ...process.env, PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}` },
  quiet: false,
}).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
console.log(`The app with live reload: http://localhost:${port}${base}/`);
await waitForSignal(() => development.stop());
