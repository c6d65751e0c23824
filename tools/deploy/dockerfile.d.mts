/** One stage of an image. */
export interface Stage {
  readonly name: string;
  /** What it begins with: an image, or an earlier stage. */
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
  /** Its own lines that change files, in order. */
  readonly steps: readonly (
    | { kind: 'RUN'; line: string; command: string }
    | { kind: 'COPY'; line: string; from: string | null; sources: readonly string[]; target: string }
  )[];
}

export function parseDockerfile(text: string): Stage[];
