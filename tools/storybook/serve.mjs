/** `npm run storybook:serve`: the built workbench on this machine, under a path as it may have elsewhere. */
import { serveSite } from './serve-site.mjs';
import { port } from './site.mjs';

try {
  const { address } = await serveSite(port);
  console.log(`The workbench: ${address}`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
