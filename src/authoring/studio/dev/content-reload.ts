import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { base, cookies } from '#contract/paths.ts';
import { draftFragment } from '../preview/state.ts';

const address = '/@content-reload';
const virtual = '\0content-reload.js';

/**
 * Reloads the preview, but not the author app around it, when a questionnaire or the head of a page changes. Pages whose
 * text changed are updated without a reload.
 */
export function createContentReloadPlugin(): Plugin {
  let root = '';
  return {
    name: 'content-reload',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (source) => (source === address ? virtual : null),
    load: (id) => (id === virtual ? script : null),
    transformIndexHtml: {
      order: 'pre',
      handler: (_html, { path }) =>
        path.includes('/author/')
          ? []
          : [{ tag: 'script', attrs: { type: 'module', src: address }, injectTo: 'head-prepend' as const }],
    },
    hotUpdate: {
      // After the other plugins have added stale modules, including the glob imports of Vite.
      order: 'post',
      handler({ file, modules }) {
        const path = relative(root, file).replaceAll('\\', '/');
        if (!/^(content|questionnaires)\//.test(path)) return;
        const live = modules.filter((module) => module.isSelfAccepting);
        // A JSON file without stale modules is broken or unchanged.
        if (path.endsWith('.json') && modules.length === 0) return;
        if (path.endsWith('.mdx') && modules.every((module) => live.includes(module) || !module.id))
          return live;
        const graph = this.environment.moduleGraph;
        for (const module of modules) graph.invalidateModule(module);
        if (this.environment.name === 'client') {
          this.environment.hot.send('content:changed', { file: path });
        }
        return [];
      },
    },
  };
}

/** Runs in pages of the preview. Assessments save drafts, so the reload needs no confirmation. */
const script = `
import { saveDraft } from '/src/web/api/device/drafts.ts';
let reloads = false;
// A reload would cancel a navigation in progress, which loads the new content anyway.
let leaves = false;
window.navigation?.addEventListener('navigate', ({ destination }) => (leaves ||= !destination.sameDocument));
window.navigation?.addEventListener('navigateerror', () => (leaves = false));
addEventListener('beforeunload', (event) => reloads && event.stopImmediatePropagation(), { capture: true });
import.meta.hot.on('content:changed', () => {
  if (leaves) return;
  reloads = true;
  location.reload();
});
if (parent !== window) {
  const report = () => {
    const at = location.pathname.slice(${base.length}) + location.search + location.hash;
    parent.postMessage({ previewAt: at }, location.origin);
  };
  window.navigation?.addEventListener('currententrychange', report);
  addEventListener('popstate', report);
  report();
  // The editor opens an item by an attempt at this item.
  const saveOpenedDraft = () => {
    const [, text] = location.hash.split('#${draftFragment}');
    const userid = document.cookie.match(/(?:^|; )${cookies.userid}=([^;]+)/)?.[1];
    if (!text || !userid) return false;
    const { section, draft } = JSON.parse(decodeURIComponent(text));
    saveDraft(section, userid, draft);
    history.replaceState(history.state, '', location.pathname + location.search);
    return true;
  };
  saveOpenedDraft();
  addEventListener('hashchange', () => {
    if (!saveOpenedDraft()) return;
    reloads = true;
    location.reload();
  });
}
`;
