import type { Finding } from '../finding/finding.ts';

/** What one part of the content is compiled to. */
export interface CompiledPart {
  /** Values to write as JSON, by path in the compiled folder; `unchanged` leaves the file as it is, or absent. */
  readonly outputs: ReadonlyMap<string, unknown>;
  /** What is wrong with the sources. A build writes nothing then. */
  readonly findings: readonly Finding[];
}

/** In place of a value: the source is broken, and its last good form stays. */
export const unchanged = Symbol('unchanged');
