import type { ReactNode } from 'react';
import { Loader } from '#ui/loader/loader.tsx';
import { Lead, Wrap } from '#ui/page/page.tsx';
import styles from './dashboard.module.css';
import { messages } from './messages.ts';

interface Props {
  /** The name of the page. */
  page: string;
  /** Null while there is nothing to start. */
  lead: string | null;
  /** Shows the loader in place of what is before the cards. */
  loading: boolean;
  /** What the person may want to know or do before the cards. */
  above: ReactNode;
  /** The cards; while loading, what everybody's cards say. */
  children: ReactNode;
}

/** What both dashboards share: the heading, a lead under it, and the cards. */
export function DashboardFrame({ page, lead, loading, above, children }: Props) {
  return (
    <Wrap className={styles.dashboard}>
      <title>{`${page} · ${messages.product}`}</title>
      <h1 id="page-title" tabIndex={-1}>
        {messages.title}
      </h1>
      {lead !== null && <Lead>{lead}</Lead>}
      {loading ? (
        <div className={styles.waiting}>
          <Loader text={messages.loading} />
        </div>
      ) : (
        <div className={styles.above}>{above}</div>
      )}
      <div className={styles.chain}>{children}</div>
    </Wrap>
  );
}
