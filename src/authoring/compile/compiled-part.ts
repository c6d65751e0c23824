import type { Finding } from '../finding/finding.ts';

/** The result of compiling one part of the content. */
export interface CompiledPart {
  /** Values to write as JSON, by path in the compiled folder. `unchanged` does not write the file. */
  readonly outputs: ReadonlyMap<string, unknown>;
  /** Errors in the sources. A build with findings writes nothing. */
  readonly findings: readonly Finding[];
}

/** Marks an output whose source is broken, so that its last compiled form stays. */
export const unchanged = Symbol('unchanged');
