import { ensureInstalled, run, tool } from '../../prepare.mjs';

/** Pictures are kept, the whole set or the chosen ones alone; or they are only drawn, for the sheets. */
export type Task = 'accept' | 'accept-chosen' | 'draw';

/**
 * Draws stories in every view. Nothing is compared, and axe is silent.
 * @param paths files or folders of stories; none are all
 * @returns 0 when every story could be drawn
 */
export async function drawStories(task: Task, paths: readonly string[]): Promise<number> {
  await ensureInstalled();
  return run(tool('vitest'), ['run', '--project=stories', ...paths], {
    env: { ...process.env, PICTURES: task },
  });
}
