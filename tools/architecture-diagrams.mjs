/** Renders Mermaid diagrams of imports from the modules that dependency-cruiser reports. */

/** Layers of `src`, highest first: no layer imports a higher one. */
const sourceLayers = [
  'web/boot',
  'web/app',
  'authoring',
  'research',
  'server',
  'web/features',
  'web/forms',
  'web/help',
  'web/voice',
  'web/api',
  'web/ui',
  'contract',
  'domain',
];
/** Layers of `src/server`, highest first, with a pattern of their files. */
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
 * Renders two diagrams: the layers of `src` and the layers of the server. A dotted arrow is an import of types only.
 * @param {readonly { source: string, dependencies: readonly { resolved: string, dependencyTypes: string[] }[] }[]} modules
 * @returns {string} Markdown, the same for the same imports
 */
export function renderDiagrams(modules) {
  const sourceModules = modules.filter(
    ({ source }) => /^src\/.*\.(ts|tsx)$/.test(source) && !isStory(source),
  );
  const findSourceLayer = (path) => sourceLayers.find((layer) => path.startsWith(`src/${layer}/`));
  const findServerLayer = (path) => Object.keys(serverLayers).find((layer) => serverLayers[layer].test(path));
  const diagrams = [
    renderDiagram(sourceModules, findSourceLayer, sourceLayers),
    renderDiagram(sourceModules, findServerLayer, Object.keys(serverLayers)),
  ];
  return `\n${diagrams.join('\n')}\n`;
}

const isStory = (path) => path.endsWith('.stories.tsx');

function renderDiagram(modules, findLayer, order) {
  const arrows = new Map();
  for (const { source, dependencies } of modules) {
    for (const { resolved, dependencyTypes } of dependencies) {
      const [from, to] = [findLayer(source), findLayer(resolved)];
      if (!from || !to || from === to || isStory(resolved)) continue;
      const isType = dependencyTypes.includes('type-only');
      arrows.set(`${from}>${to}`, {
        from,
        to,
        isType: isType && (arrows.get(`${from}>${to}`)?.isType ?? true),
      });
    }
  }
  const toId = (name) => name.replaceAll(/\W/g, '-');
  const present = order.filter((name) => modules.some(({ source }) => findLayer(source) === name));
  const compareTargets = (a, b) => order.indexOf(a.to) - order.indexOf(b.to);
  const listArrows = (name, isType) =>
    [...arrows.values()]
      .filter((arrow) => arrow.from === name && arrow.isType === isType)
      .sort(compareTargets);
  const lines = [
    ...present.filter((name) => name !== toId(name)).map((name) => `${toId(name)}["${name}"]`),
    ...present.flatMap((name) =>
      [false, true]
        .map((isType) => [isType ? '-.->' : '-->', listArrows(name, isType).map(({ to }) => toId(to))])
        .filter(([, targets]) => targets.length > 0)
        .map(([arrow, targets]) => `${toId(name)} ${arrow} ${targets.join(' & ')}`),
    ),
  ];
  return ['```mermaid', 'flowchart TD', ...lines.map((line) => `  ${line}`), '```', ''].join('\n');
}
