const exported = /export default function (\w+)/;

/**
 * Lets a page's text change under the reader, without a reload: the module hands out one component for good, which
 * draws whatever the newest form of the module holds. For development alone.
 * @param module the code of a page: one component as default export, and `frontmatter`
 */
export function renderLivePage(module: string): string {
  const name = exported.exec(module)?.[1];
  if (name === undefined) return module;
  return `${module.replace(exported, `function ${name}`)}
import { useSyncExternalStore as followNewest } from 'react';
const shared = (import.meta.hot.data.shared ??= { listeners: new Set() });
const follow = (onChange) => {
  shared.listeners.add(onChange);
  return () => shared.listeners.delete(onChange);
};
shared.newest = ${name};
export default (shared.page ??= (props) => followNewest(follow, () => shared.newest)(props));
// Titles and dates are drawn by the screen around the text.
const head = JSON.stringify(frontmatter);
if (shared.head !== undefined && shared.head !== head) location.reload();
shared.head = head;
for (const onChange of shared.listeners) onChange();
import.meta.hot.accept();
`;
}
