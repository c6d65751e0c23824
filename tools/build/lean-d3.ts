import type { Plugin } from 'vite';

/** What writes the ticks of a scale, which the charts do themselves: 2 kB that nobody calls. */
const leftOut = /node_modules\/(d3-format)\//;
const scales = /node_modules\/d3-scale\//;
const part = /node_modules\/d3-[a-z]+\//;

/**
 * d3 as the charts use it, imported from the package `d3` itself: what is not used of it stays away. Its parts come as
 * one file each, whose first calls a bundler must keep, since it cannot know that they only make functions.
 */
export function leanD3(): Plugin {
  return {
    name: 'lean-d3',
    apply: 'build',
    transform: {
      filter: { id: part },
      handler(code, id) {
        const [, name] = leftOut.exec(id) ?? [];
        if (name) return { code: withoutWorks(name, code), map: null };
        return { code: withPureCalls(scales.test(id) ? ofNumbers(code) : code), map: null };
      },
    },
  };
}

/** `const bundle = (function custom(beta) { … })(0.85)` and `var scale = make(…)` may go where nobody uses them. */
function withPureCalls(code: string): string {
  return code.replace(/^((?:var|let|const) [\w$]+ = )(?=\(function|[\w$]+\()/gm, '$1/* @__PURE__ */ ');
}

/** Scales as they are, but between numbers alone: between colours, dates and texts they would bring 3 kB that nobody sees. */
function ofNumbers(code: string): string {
  const found =
    "import { interpolateNumber, interpolate, interpolateRound, piecewise } from 'd3-interpolate';";
  if (!code.includes(found)) throw new Error('lean-d3: d3-scale imports other than it did.');
  return code.replace(found, found.replace(' interpolate,', ' interpolateNumber as interpolate,'));
}

/** A part with the same names, none of which does anything but say that it is not there. */
function withoutWorks(name: string, code: string): string {
  const exported = /^export \{([^}]+)\}/m.exec(code)?.[1];
  if (exported === undefined) throw new Error(`lean-d3: ${name} does not say what it exports.`);
  const names = exported.split(',').map((one) => one.trim().replace(/^.* as /, ''));
  const message = `${name} is left out of the build: see tools/build/lean-d3.ts.`;
  return `function missing() { throw new Error('${message}'); }
export { ${names.map((one) => `missing as ${one}`).join(', ')} };`;
}
