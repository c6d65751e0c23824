import type { Instrument } from '../instrument.ts';
import type { Problem } from '../problem.ts';

/** The version's form and the addresses. */
export function cardProblems({ version, routes }: Instrument): Problem[] {
  const problems: Problem[] = [];
  if (!/^(0|[1-9]\d*)\.(0|[1-9]\d*)$/.test(version)) {
    problems.push({
      path: 'version',
      expected: 'two whole numbers with a dot between them, such as "1.0"',
      found: `"${version}"`,
      mend: 'Write major.minor, without leading zeros and in quotes.',
    });
  }
  for (const [name, route] of Object.entries(routes)) {
    if (route.startsWith('/')) continue;
    problems.push({
      path: `routes.${name}`,
      expected: 'an address that begins with a slash',
      found: `"${route}"`,
      mend: `Write "/${route}".`,
    });
  }
  return problems;
}
