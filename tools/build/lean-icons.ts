import type { Plugin } from 'vite';

/** As lucide draws an icon that is given neither size nor colour of its own, which none is here. */
const drawing = `import { createElement } from 'react';
const drawn = {
  xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none',
  stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': 'true',
};
export default ({ name, node }) => ({ className = '', ...rest }) =>
  createElement(
    'svg',
    { ...drawn, className: ('lucide lucide-' + name + ' ' + className).trim(), ...rest },
    ...node.map(([tag, attributes]) => createElement(tag, attributes)),
  );
`;

/** In the file of an icon: names that React needs in a list alone, other names of the icon, and a size that all have. */
const unread = /,?\s*(key: "\w+"|size: \d+(?=,)|aliases: \[[^\]]*\])/g;

/** Icons of lucide without what it does for every framework and every setting: 1 kB of the first load. */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/(createLucideIcon|icons\/.+)\.mjs$/ },
      handler: (code, id) => ({
        code: id.includes('createLucideIcon') ? drawing : code.replace(unread, ''),
        map: null,
      }),
    },
  };
}
