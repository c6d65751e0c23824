import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useNameQuery } from '#api/person-api.ts';
import { selectSession } from '#api/session.ts';
import { strings } from '../strings.ts';

/** Who is logged in: nobody, a person whose name is still to come, one with a name, or one without. */
export type Visitor =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'loading' | 'named' | 'unnamed'; readonly name: string };

/** The name of the logged-in person for the bar; asked once and shared by every bar. A failure is logged only. */
export function useName(): Visitor {
  const session = useSelector(selectSession);
  const { data, isError, error } = useNameQuery(session?.userid ?? skipToken);
  useEffect(() => {
    if (error) console.warn('Error fetching name', error);
  }, [error]);
  if (session === null) return { kind: 'visitor' };
  if (data) return { kind: 'named', name: data };
  if (isError || data === '') return { kind: 'unnamed', name: strings.nav.nameFallback };
  return { kind: 'loading', name: strings.nav.nameLoading };
}
