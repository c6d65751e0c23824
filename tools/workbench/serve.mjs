/** `npm run storybook:serve`: serves the built Storybook on this machine. */
import { parseCommandLine } from '../command-line.mjs';
import { hangUpWithoutNpm } from '../signals.mjs';
import { serveSite } from './serve-site.mjs';
import { port } from './site.mjs';

parseCommandLine({
  command: 'npm run storybook:serve',
  usage: '',
  summary: `Serves the site of npm run storybook:build on port ${port}, below a path as another server may have. Ctrl+C stops it.`,
  example: '',
});

hangUpWithoutNpm();
try {
  const { address } = await serveSite(port);
  console.log(`Storybook: ${address}`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
