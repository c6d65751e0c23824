import type { Patch } from '#domain/instrument/check/rule.ts';

/** A change of a questionnaire as authors read it, place by place: "position: 5". */
export function patchText(patch: Patch): string {
  return Object.entries(patch)
    .map(([path, value]) =>
      value === undefined ? `${path} is left out` : `${path}: ${JSON.stringify(value)}`,
    )
    .join('\n');
}
