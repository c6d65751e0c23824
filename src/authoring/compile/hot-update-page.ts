const exported = /export default function (\w+)/;

/**
 * Wraps a page module so that hot updates replace its text without a reload. Only for development.
 * @param module code of a page with a component as default export, and `frontmatter`
 */
export function wrapPageForHotUpdate(module: string): string {
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
// The screen, not the page component, renders title and date, so a changed head needs a reload.
const head = JSON.stringify(frontmatter);
if (shared.head !== undefined && shared.head !== head) location.reload();
shared.head = head;
for (const onChange of shared.listeners) onChange();
import.meta.hot.accept();
`;
}
