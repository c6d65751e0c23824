/** Parses the instructions that `deploy/Dockerfile` uses. */

/**
 * Parses a Dockerfile. Stages inherit the settings of the stage they begin with.
 * @param {string} text
 * @returns {import('./dockerfile.d.mts').Stage[]} in order
 */
export function parseDockerfile(text) {
  const stages = [];
  const lines = text
    .replace(/^\s*#.*$/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  for (const line of lines) {
    const [instruction, rest] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)];
    const stage = stages.at(-1);
    const parse = parsers[instruction];
    if (!parse)
      throw new Error(
        `deploy/Dockerfile: unknown instruction in "${line}". Add it to tools/deploy/dockerfile.mjs.`,
      );
    parse(rest, stage, stages, line);
  }
  return stages;
}

const parsers = {
  ARG() {},
  FROM(rest, _stage, stages) {
    const [, image, name] = /^(\S+) AS (\S+)$/.exec(rest) ?? [];
    const earlier = stages.find((stage) => stage.name === image);
    stages.push({
      workdir: '/',
      user: '0:0',
      env: {},
      command: [],
      healthcheck: [],
      ...earlier,
      image,
      name,
      steps: [],
    });
  },
  WORKDIR: (rest, stage) => (stage.workdir = rest),
  USER: (rest, stage) => (stage.user = rest),
  EXPOSE: (rest, stage) => (stage.port = Number(rest)),
  VOLUME: (rest, stage) => (stage.volume = rest),
  STOPSIGNAL: (rest, stage) => (stage.stopSignal = rest),
  ENV(rest, stage) {
    stage.env = { ...stage.env, ...Object.fromEntries(rest.split(' ').map((pair) => pair.split('='))) };
  },
  CMD: (rest, stage) => (stage.command = JSON.parse(rest)),
  HEALTHCHECK(rest, stage) {
    stage.healthcheck = rest === 'NONE' ? [] : JSON.parse(rest.slice(rest.indexOf('CMD ') + 4));
  },
  COPY(rest, stage, _stages, line) {
    const args = rest.split(' ');
    const from = args[0].startsWith('--from=') ? args.shift().slice('--from='.length) : null;
    stage.steps.push({ kind: 'COPY', line, from, sources: args.slice(0, -1), target: args.at(-1) });
  },
  RUN: (command, stage, _stages, line) => stage.steps.push({ kind: 'RUN', line, command }),
};
