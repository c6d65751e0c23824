/** Mermaid diagrams of imports, from the modules that dependency-cruiser found. */

/** Layers of `src`, top down: no layer imports from one further up. */
const topLayers = [
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
/** Layers of `src/server`, by their files, top down. */
const serverLayers = {
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
 * Two diagrams: the layers of `src`, and those of the server. A dotted arrow is an import of types only.
 * @param {readonly { source: string, dependencies: readonly { resolved: string, dependencyTypes: string[] }[] }[]} modules
 * @returns {string} Markdown; equal imports give equal text
 */
export function renderDiagrams(modules) {
  const parts = modules.filter(({ source }) => /^src\/.*\.(ts|tsx)$/.test(source) && !isStory(source));
  const topLayerOf = (path) => topLayers.find((layer) => path.startsWith(`src/${layer}/`));
  const serverLayerOf = (path) => Object.keys(serverLayers).find((layer) => serverLayers[layer].test(path));
  const diagrams = [
    renderDiagram(parts, topLayerOf, topLayers),
    renderDiagram(parts, serverLayerOf, Object.keys(serverLayers)),
  ];
  return `\n${diagrams.join('\n')}\n`;
}

const isStory = (path) => path.endsWith('.stories.tsx');

function renderDiagram(modules, groupOf, order) {
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
  const id = (name) => name.replaceAll(/\W/g, '-');
  const present = order.filter((name) => modules.some(({ source }) => groupOf(source) === name));
  const byOrder = (a, b) => order.indexOf(a.to) - order.indexOf(b.to);
  const from = (name, isType) =>
    [...arrows.values()].filter((arrow) => arrow.from === name && arrow.isType === isType).sort(byOrder);
  const lines = [
    ...present.filter((name) => name !== id(name)).map((name) => `${id(name)}["${name}"]`),
    ...present.flatMap((name) =>
      [false, true]
        .map((isType) => [isType ? '-.->' : '-->', from(name, isType).map(({ to }) => id(to))])
        .filter(([, targets]) => targets.length > 0)
        .map(([arrow, targets]) => `${id(name)} ${arrow} ${targets.join(' & ')}`),
    ),
  ];
  return ['```mermaid', 'flowchart TD', ...lines.map((line) => `  ${line}`), '```', ''].join('\n');
}
