/** The inline script in the head of every prerendered page. The build bundles it; the server adds its hash to the CSP. */
import { isBackAfterExit } from '#api/device/history.ts';
import { neutralPage } from '#contract/exit.ts';
import { hidePageAndRedirect, guardMemberPage } from './member-page.ts';
import { handleEventsBeforeHydration } from './queued-events.ts';

// No app replays the events in a browser that is too old.
if (document.documentElement.dataset.oldBrowser === undefined) handleEventsBeforeHydration();

try {
  const { dataset } = document.currentScript as HTMLScriptElement;
  if (isBackAfterExit()) hidePageAndRedirect(neutralPage);
  else if (dataset.member !== undefined) guardMemberPage(dataset);
} catch {
  // The page stays as prerendered; the app applies the same rules after loading.
}
