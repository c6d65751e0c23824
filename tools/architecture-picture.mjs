/** Mermaid drawings of what imports what, from the modules that dependency-cruiser found. */

/** Rooms of `src`, from the top down: nothing is imported from a room further up. */
const rooms = [
  'web/boot',
  'web/app',
  'authoring',
  'research',
  'server',
  'web/features',
  'web/forms',
  'web/api',
  'web/ui',
  'contract',
  'domain',
];
/** Layers inside `src/server`, by the files that they hold. What every layer may know comes last. */
const layers = {
  start: /^src\/server\/(server|app\/[^/]+)\.ts$/,
  admin: /^src\/server\/admin\//,
  routes: /^src\/server\/routes\//,
  app: /^src\/server\/app\/(plugins|metrics|openapi)\//,
  services: /^src\/server\/services\//,
  erasure: /^src\/server\/erasure\//,
  instruments: /^src\/server\/instruments\//,
  crypto: /^src\/server\/crypto\//,
  mail: /^src\/server\/mail\//,
  audit: /^src\/server\/audit\//,
  repositories: /^src\/server\/repositories\//,
  db: /^src\/server\/db\//,
  config: /^src\/server\/config\//,
};

/**
 * Two drawings: the rooms of `src`, and the layers of the server. A dotted arrow stands for types alone.
 * @param {readonly { source: string, dependencies: readonly { resolved: string, dependencyTypes: string[] }[] }[]} modules
 * @returns {string} Markdown, the same for the same imports
 */
export function pictureOf(modules) {
  const parts = modules.filter(({ source }) => /^src\/.*\.(ts|tsx)$/.test(source) && !isStory(source));
  const roomOf = (path) => rooms.find((room) => path.startsWith(`src/${room}/`));
  const layerOf = (path) => Object.keys(layers).find((layer) => layers[layer].test(path));
  return `\n${[drawing(parts, roomOf, rooms), drawing(parts, layerOf, Object.keys(layers))].join('\n')}\n`;
}

const isStory = (path) => path.endsWith('.stories.tsx');

function drawing(modules, groupOf, order) {
  const arrows = new Map();
  for (const { source, dependencies } of modules) {
    for (const { resolved, dependencyTypes } of dependencies) {
      const [from, to] = [groupOf(source), groupOf(resolved)];
      if (!from || !to || from === to || isStory(resolved)) continue;
      const isType = dependencyTypes.includes('type-only');
      arrows.set(`${from}>${to}`, {
        from,
        to,
        isType: isType && (arrows.get(`${from}>${to}`)?.isType ?? true),
      });
    }
  }
  const present = order.filter((name) => modules.some(({ source }) => groupOf(source) === name));
  const id = (name) => name.replaceAll(/\W/g, '-');
  const sorted = [...arrows.values()].sort(
    (a, b) => order.indexOf(a.from) - order.indexOf(b.from) || order.indexOf(a.to) - order.indexOf(b.to),
  );
  const lines = [
    ...present.map((name) => `${id(name)}["${name}"]`),
    ...sorted.map(({ from, to, isType }) => `${id(from)} ${isType ? '-.->' : '-->'} ${id(to)}`),
  ];
  return ['```mermaid', 'flowchart TD', ...lines.map((line) => `  ${line}`), '```', ''].join('\n');
}
