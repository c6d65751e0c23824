/** A stage of a Dockerfile. */
export interface Stage {
  readonly name: string;
  /** An image, or an earlier stage. */
  readonly image: string;
  readonly workdir: string;
  /** `uid:gid` */
  readonly user: string;
  readonly env: Readonly<Record<string, string>>;
  readonly port?: number;
  readonly volume?: string;
  readonly stopSignal?: string;
  readonly command: readonly string[];
  readonly healthcheck: readonly string[];
  /** Instructions of this stage that change files, in order. */
  readonly steps: readonly (
    | { kind: 'RUN'; line: string; command: string }
    | { kind: 'COPY'; line: string; from: string | null; sources: readonly string[]; target: string }
  )[];
}

/** Parses a Dockerfile. Stages inherit the settings of the stage they begin with. Throws for an unknown instruction. */
export function parseDockerfile(text: string): Stage[];
