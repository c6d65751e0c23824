import type { InstrumentPatch } from '#domain/instrument/check/rule.ts';

/** Formats a change of a questionnaire as lines such as "position: 5". */
export function formatPatch(patch: InstrumentPatch): string {
  return Object.entries(patch)
    .map(([path, value]) =>
      value === undefined ? `${path} is left out` : `${path}: ${JSON.stringify(value)}`,
    )
    .join('\n');
}
