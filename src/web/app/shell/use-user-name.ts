import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useNameQuery } from '#api/person-api.ts';
import { selectSession } from '#api/session.ts';
import { useTranslation } from '#web-language/use-translation.ts';

/** The current user: none, name loading, named, or without name. */
export type UserNameState =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'loading' | 'named' | 'unnamed'; readonly name: string };

/** The name of the current user for bars. A failed request is only logged. */
export function useUserName(): UserNameState {
  const { t } = useTranslation();
  const session = useSelector(selectSession);
  const { data, isError, error } = useNameQuery(session?.userid ?? skipToken);
  useEffect(() => {
    if (error) console.warn('Error fetching name', error);
  }, [error]);
  if (session === null) return { kind: 'visitor' };
  if (data) return { kind: 'named', name: data };
  if (isError || data === '') return { kind: 'unnamed', name: t('app.nav.nameFallback') };
  return { kind: 'loading', name: t('app.nav.nameLoading') };
}
