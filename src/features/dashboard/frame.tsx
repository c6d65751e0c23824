import type { ReactNode } from 'react';
import { Loader } from '../../ui/loader/loader.tsx';
import { Lead, Wrap } from '../../ui/page/page.tsx';
import look from './dashboard.module.css';
import { strings } from './strings.ts';

interface Props {
  lead: string;
  /** Shows the loader in place of the cards. */
  loading: boolean;
  children: ReactNode;
}

/** What both dashboards share: the heading, a lead under it, and the cards once they are known. */
export function Frame({ lead, loading, children }: Props) {
  return (
    <Wrap className={look.dashboard}>
      <title>{`${strings.pageTitle} · ${strings.product}`}</title>
      <h1 id="page-title" tabIndex={-1}>
        {strings.title}
      </h1>
      <Lead>{lead}</Lead>
      {loading ? <Loader text={strings.loading} /> : children}
    </Wrap>
  );
}
