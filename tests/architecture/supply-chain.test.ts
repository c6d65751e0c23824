/** All third-party code is pinned by its content hash, not only by name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { chooseUpdates } from '#tools/deploy/choose-updates.mjs';

const root = join(import.meta.dirname, '../..');
const readFile = (file: string) => readFileSync(join(root, file), 'utf8');
/** Files of a folder and its subfolders whose path has this ending. */
const listFiles = (folder: string, end: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => join(folder, name));

interface Lock {
  readonly packages: Record<string, { integrity?: string; resolved?: string; link?: boolean }>;
}

/** Images and actions without a digest, with the reason. */
const unpinned: Readonly<Record<string, string>> = {};

describe('package-lock.json', () => {
  const locks = ['package-lock.json', 'tools/bench/web/peers/package-lock.json'];

  test.each(locks)('%s has a SHA-512 hash for every package', (file) => {
    const packages = Object.entries((JSON.parse(readFile(file)) as Lock).packages).filter(([path]) => path);
    expect(packages.length).toBeGreaterThan(1);
    const unhashed = packages.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));
    expect(unhashed.map(([path]) => path)).toEqual([]);
  });

  test('contains no registry address: packages come from the registry in the npm configuration', () => {
    const { packages } = JSON.parse(readFile('package-lock.json')) as Lock;
    expect(Object.values(packages).flatMap(({ resolved }) => resolved ?? [])).toEqual([]);
  });

  test('is installed without package scripts', () => {
    expect(readFile('.npmrc').split('\n')).toContain('ignore-scripts=true');
    // npm skips these too.
    const { scripts } = JSON.parse(readFile('package.json')) as { scripts: Record<string, string> };
    expect(Object.keys(scripts).filter((name) => /^(pre|post)|^(install|prepare)$/.test(name))).toEqual([]);
  });
});

test('the monthly update leaves versions that may break something to a person', () => {
  const outdated = {
    fastify: { current: '5.12.8', latest: '5.13.0' },
    pg: { current: '8.23.1', latest: '9.0.0' },
    'drizzle-orm': { current: '0.45.4', latest: '0.46.0' },
    'hyparquet-writer': { current: '0.17.0', latest: '0.17.2' },
    vite: { current: '8.3.8', latest: '8.4.0-beta.1' },
    absent: { latest: '1.0.0' },
  };
  const { compatible, breaking } = chooseUpdates(outdated);
  expect(compatible.map(({ name, to }) => `${name} ${to}`)).toEqual([
    'fastify 5.13.0',
    'hyparquet-writer 0.17.2',
  ]);
  expect(breaking.map(({ name }) => name)).toEqual(['pg', 'drizzle-orm']);
});

describe('images and actions', () => {
  const compose = parse(readFile('deploy/compose.yaml'), { merge: true }) as {
    services: Record<string, { image?: string; build?: unknown }>;
  };
  const dockerfiles = listFiles('deploy', 'Dockerfile').map(readFile);
  const stages = dockerfiles.flatMap((text) => [...text.matchAll(/ AS (\S+)$/gm)].map(([, name]) => name!));
  const args = Object.fromEntries(
    dockerfiles.flatMap((text) =>
      [...text.matchAll(/^ARG (\w+)=(\S+)$/gm)].map(([, name, value]) => [name, value]),
    ),
  ) as Record<string, string>;
  const images = [
    ...Object.values(compose.services).flatMap(({ image, build }) => (build || !image ? [] : [image])),
    ...dockerfiles
      .flatMap((text) => [...text.matchAll(/^FROM (\S+)/gm)].map(([, name]) => name!))
      .map((name) => name.replace(/\$\{(\w+)\}/g, (_, arg: string) => args[arg] ?? ''))
      .filter((name) => !stages.includes(name)),
  ];
  const actions = listFiles('.github', '.yml').flatMap((file) =>
    [...readFile(file).matchAll(/uses: *(\S+)(.*)$/gm)].map(([, name, comment]) => `${name}${comment}`),
  );

  test('images are pinned by digest, next to a readable tag', () => {
    expect(images.length).toBeGreaterThan(4);
    const loose = images.filter((image) => !/^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/.test(image));
    expect(loose.filter((image) => !(image in unpinned))).toEqual([]);
  });

  test('every tag has one digest', () => {
    const tags = new Map<string, Set<string>>();
    for (const image of images) {
      const [tag, digest] = image.split('@') as [string, string];
      tags.set(tag, new Set([...(tags.get(tag) ?? []), digest]));
    }
    expect([...tags].filter(([, digests]) => digests.size > 1)).toEqual([]);
  });

  test('actions are pinned by commit, with their version in a comment', () => {
    expect(actions.length).toBeGreaterThan(3);
    const loose = actions.filter(
      (action) => !/^[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action),
    );
    expect(loose.filter((action) => !(action in unpinned))).toEqual([]);
  });
});
