import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { tabKeys } from '#api/device/tab-keys.ts';
import { readValue, removeValue, writeValue } from '#api/device/storage.ts';

/** The purpose of a mailed link. Each has its own key in the tab storage. */
export type MailedLinkKind = 'signUpLink' | 'resetLink';

/** Characters that are never part of a token: quotation marks and invisible characters of copied text. */
const invalidCharacters = /[^!-~]/g;

/**
 * Returns the token of a mailed link, null if there is none. Moves it from the URL to the tab storage, so that it is
 * not in the history or on a shared screen.
 */
export function useMailedLinkToken(kind: MailedLinkKind): string | null {
  const location = useLocation();
  const navigate = useNavigate();
  const urlToken = new URLSearchParams(location.search).get('token')?.replace(invalidCharacters, '') ?? null;
  const [token] = useState(() => urlToken ?? readValue(tabKeys[kind]));

  useEffect(() => {
    if (!urlToken) return;
    writeValue(tabKeys[kind], urlToken);
    void navigate({ search: '' }, { replace: true });
    // Screen readers start at the title, not at the navigation.
    document.getElementById('page-title')?.focus({ preventScroll: true });
  }, [urlToken, kind, navigate]);

  return token;
}

/** Removes a used or invalid link from the tab storage. */
export function removeMailedLinkToken(kind: MailedLinkKind): void {
  removeValue(tabKeys[kind]);
}
