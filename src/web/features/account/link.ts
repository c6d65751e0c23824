import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { tabKeys } from '#api/device/tab-keys.ts';
import { readValue, removeValue, writeValue } from '#api/device/storage.ts';

/** What a mailed link is for: each kind has its own place in the tab's storage. */
export type LinkKind = 'signUpLink' | 'resetLink';

/** What no token holds: copied out of a text, a link brings a quotation mark along, or a sign that nobody sees. */
const foreign = /[^!-~]/g;

/**
 * The token of a mailed link. It moves from the address to the tab's storage and is stripped from the address
 * bar, so that neither history nor a shared screen shows it. Null when there is none.
 */
export function useLink(kind: LinkKind): string | null {
  const location = useLocation();
  const navigate = useNavigate();
  const arrived = new URLSearchParams(location.search).get('token')?.replace(foreign, '') ?? null;
  const [token] = useState(() => arrived ?? readValue(tabKeys[kind]));

  useEffect(() => {
    if (!arrived) return;
    writeValue(tabKeys[kind], arrived);
    void navigate({ search: '' }, { replace: true });
    // Screen readers begin with the title, not with the bars above it.
    document.getElementById('page-title')?.focus({ preventScroll: true });
  }, [arrived, kind, navigate]);

  return token;
}

/** Forgets a link: it was used up. */
export function forgetLink(kind: LinkKind): void {
  removeValue(tabKeys[kind]);
}
