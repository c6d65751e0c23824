import { reservedSegments } from '../../contract/paths.ts';
import type { InstrumentRoutes } from '../../domain/instrument/instrument.ts';
import type { Problem } from '../../domain/instrument/problem.ts';

/** Addresses of a questionnaire at which the server itself answers: its screen would never be seen. */
export function reservedProblems(routes: InstrumentRoutes): Problem[] {
  return Object.entries(routes).flatMap(([name, route]) => {
    const first = route.split('/')[1]?.toLowerCase() ?? '';
    if (!reservedSegments.includes(first)) return [];
    return [
      {
        path: `routes.${name}`,
        expected: `an address that does not begin with ${reservedSegments.map((one) => `/${one}`).join(', ')}`,
        found: `"${route}": the program itself answers there`,
        mend: 'Choose another address.',
      },
    ];
  });
}
