import { existsSync, readFileSync } from 'node:fs';
import type { PlanContent } from '#domain/plan/plan-content.ts';
import { OperatorError } from '../config/operator-error.ts';
import { getPlanFile } from '../config/paths.ts';

/**
 * Reads the troubles and steps of the build.
 * @throws OperatorError if there is no build
 */
export function readPlanContent(): PlanContent {
  const file = getPlanFile();
  if (!existsSync(file)) throw new OperatorError(`${file} does not exist. Run npm run build.`);
  return JSON.parse(readFileSync(file, 'utf8')) as PlanContent;
}
