/** Reads the few kinds of lines that `deploy/Dockerfile` has; any other is an error, so that none is passed over. */

/**
 * @param {string} text of a Dockerfile
 * @returns {import('./dockerfile.d.mts').Stage[]} in order; a stage that goes on from another has what that one has
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
    const [word, rest] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)];
    const stage = stages.at(-1);
    const read = readers[word];
    if (!read) throw new Error(`deploy/Dockerfile has a line that is not understood: ${line}`);
    read(rest, stage, stages, line);
  }
  return stages;
}

const readers = {
  ARG() {},
  FROM(rest, _stage, stages) {
    const [, image, name] = /^(\S+) AS (\S+)$/.exec(rest) ?? [];
    const earlier = stages.find((one) => one.name === image);
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
    const words = rest.split(' ');
    const from = words[0].startsWith('--from=') ? words.shift().slice('--from='.length) : null;
    stage.steps.push({ kind: 'COPY', line, from, sources: words.slice(0, -1), target: words.at(-1) });
  },
  RUN: (command, stage, _stages, line) => stage.steps.push({ kind: 'RUN', line, command }),
};
