import type { InstrumentPatch } from '#domain/instrument/check/rule.ts';

/**
 * A copy of a value with changes by path: 'scores[0].report.range.min' → 2. undefined removes a key or entry; an index
 * after the last entry appends one.
 */
export function patchCopy<T>(value: T, patch: InstrumentPatch): T {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  for (const [path, changed] of Object.entries(patch)) {
    const steps = path.match(/[^.[\]]+/g) ?? [];
    const last = steps.pop() ?? '';
    const parent = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], copy);
    if (typeof parent !== 'object' || parent === null) throw new Error(`${path}: there is no such place`);
    if (changed !== undefined)
      (parent as Record<string, unknown>)[last] = JSON.parse(JSON.stringify(changed));
    else if (Array.isArray(parent)) parent.splice(Number(last), 1);
    else delete (parent as Record<string, unknown>)[last];
  }
  return copy as T;
}
