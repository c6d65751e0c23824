/** `deploy/compose.yaml` as arguments of `podman run`. What it says and this does not know is an error, so that nothing is passed over. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { root } from '#tools/prepare.mjs';

type Build = string | { readonly context: string; readonly dockerfile: string; readonly target: string };

export interface Service {
  readonly image: string;
  readonly build?: Build;
  readonly command?: readonly string[];
  readonly volumes?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly [key: string]: unknown;
}

export interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  /** True for one that leads nowhere else. */
  readonly networks: Readonly<Record<string, { readonly internal?: boolean }>>;
  readonly volumes: Readonly<Record<string, object>>;
}

const folder = join(root, 'deploy');

/** Reads it with the settings of an operator in their places. @throws naming one that it demands and that is not there */
export function readCompose(settings: Readonly<Record<string, string>>): Compose {
  const text = readFileSync(join(folder, 'compose.yaml'), 'utf8').replace(
    /\$\{([A-Z_]+)(?::\?([^}]*))?\}/g,
    (_, name: string, words?: string) => {
      const value = settings[name];
      if (!value) throw new Error(`${name} is missing: ${words ?? ''}`);
      return value;
    },
  );
  return parse(text, { merge: true }) as Compose;
}

/** Arguments of `podman build` for a service that is built. */
export function buildArgs({ build, image }: Service): string[] | null {
  if (!build) return null;
  if (typeof build === 'string') return ['--tag', image, resolve(folder, build)];
  const file = resolve(folder, build.context, build.dockerfile);
  return [
    `--file=${file}`,
    `--ignorefile=${file}.dockerignore`,
    `--target=${build.target}`,
    `--tag=${image}`,
    resolve(folder, build.context),
  ];
}

type Words = (value: never) => readonly string[];
const each = (option: string) => (values: readonly string[]) => values.map((value) => `--${option}=${value}`);
const one = (option: string) => (value: string | number) => [`--${option}=${value}`];
const nothing = () => [];

/** Docker hands such a folder to a user by number; podman knows only "to the user of the container", which has to be the same. */
function tmpfsArg(text: string): string {
  const [folder, options = ''] = text.split(':');
  const [mode, ...owner] = options.split(',');
  if (owner.length === 0) return `--tmpfs=${text}`;
  if (`${owner}` !== 'uid=1000,gid=1000') throw new Error(`deploy/compose.yaml gives a folder to ${owner}.`);
  return `--mount=type=tmpfs,destination=${folder},tmpfs-${mode},chown=true`;
}

/** What each key becomes. Those of nothing are read elsewhere, or say what a rehearsal has no need of. */
const flags: Readonly<Record<string, Words>> = {
  // Docker keeps such a root as it is; podman would put folders to write to over some of it.
  read_only: (is: boolean) => (is ? ['--read-only', '--read-only-tmpfs=false'] : []),
  cap_drop: each('cap-drop'),
  cap_add: each('cap-add'),
  security_opt: (options: string[]) =>
    options.map((option) => `--security-opt=${option.replace(':true', '')}`),
  environment: (values: Record<string, unknown>) =>
    Object.entries(values).map(([name, value]) => `--env=${name}=${value}`),
  tmpfs: (folders: string[]) => folders.map(tmpfsArg),
  networks: (names: string[]) => [`--network=${names.join(',')}`],
  network_mode: one('network'),
  user: one('user'),
  init: (is: boolean) => (is ? ['--init'] : []),
  mem_limit: one('memory'),
  shm_size: one('shm-size'),
  stop_signal: one('stop-signal'),
  stop_grace_period: (text: string) => [`--stop-timeout=${text.replace('s', '')}`],
  image: nothing,
  build: nothing,
  command: nothing,
  volumes: nothing,
  ports: nothing,
  depends_on: nothing,
  healthcheck: nothing,
  profiles: nothing,
  restart: nothing,
  logging: nothing,
};

/**
 * Arguments of `podman run` for a service, without its command.
 * @param places folders of this machine in the place of those beside `compose.yaml`, by the name there: "./backups"
 */
export function runArgs(service: Service, places: Readonly<Record<string, string>>): string[] {
  const unknown = Object.keys(service).filter((key) => !(key in flags));
  if (unknown.length > 0) throw new Error(`deploy/compose.yaml says what is not understood: ${unknown}`);
  const said = Object.entries(service).flatMap(([key, value]) => flags[key]?.(value as never) ?? []);
  const volumes = (service.volumes ?? []).map((volume) => {
    const [source = '', ...rest] = volume.split(':');
    const place = places[source] ?? (source.startsWith('.') ? resolve(folder, source) : source);
    return `--volume=${[place, ...rest].join(':')}`;
  });
  return [...said, ...volumes, service.image];
}
