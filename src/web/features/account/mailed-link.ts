import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isApiSameOrigin } from '#api/address.ts';
import { tabKeys } from '#api/device/tab-keys.ts';
import { readValue, removeValue, writeValue } from '#api/device/storage.ts';
import { findLinkToken, findUnknownToken, hasTokenParameter } from '#contract/link-token.ts';

/** The purpose of a mailed link. Each has its own key in the tab storage. */
export type MailedLinkKind = 'signUpLink' | 'resetLink';

/** What the address of the page has of a mailed link. */
export interface MailedLink {
  /** Null if there is none. */
  readonly token: string | null;
  /** A mail program has cut the address, so that it has a part of the token. */
  readonly isIncomplete: boolean;
}

/**
 * Returns the mailed link. Moves its token from the URL to the tab storage, so that it is not in the history or on a
 * shared screen. Nothing is sent: a link is used only by the form of its page.
 */
export function useMailedLink(kind: MailedLinkKind): MailedLink {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const isLink = hasTokenParameter(search);
  const urlToken = isLink ? (isApiSameOrigin ? findLinkToken : findUnknownToken)(search + hash) : null;
  const [link] = useState<MailedLink>(() => {
    const isIncomplete = isLink && urlToken === null;
    return { token: isIncomplete ? null : (urlToken ?? readValue(tabKeys[kind])), isIncomplete };
  });

  useEffect(() => {
    if (!isLink) return;
    if (urlToken) writeValue(tabKeys[kind], urlToken);
    void navigate({ search: '' }, { replace: true });
    // Screen readers start at the title, not at the navigation.
    document.getElementById('page-title')?.focus({ preventScroll: true });
  }, [isLink, urlToken, kind, navigate]);

  return link;
}

/** Removes a used or invalid link from the tab storage. */
export function removeMailedLinkToken(kind: MailedLinkKind): void {
  removeValue(tabKeys[kind]);
}
