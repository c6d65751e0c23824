import type { ReactNode } from 'react';
import { Loader } from '#ui/loader/loader.tsx';
import { Lead, Wrap } from '#ui/page/page.tsx';
import styles from './dashboard.module.css';
import { strings } from './strings.ts';

interface Props {
  lead: string;
  /** Shows the loader in place of what is below the lead. */
  loading: boolean;
  /** What the person may want to know or do before the cards. */
  above: ReactNode;
  /** The cards. */
  children: ReactNode;
}

/** What both dashboards share: the heading, a lead under it, and the cards once they are known. */
export function DashboardFrame({ lead, loading, above, children }: Props) {
  return (
    <Wrap className={styles.dashboard}>
      <title>{`${strings.pageTitle} · ${strings.product}`}</title>
      <h1 id="page-title" tabIndex={-1}>
        {strings.title}
      </h1>
      <Lead>{lead}</Lead>
      {loading ? (
        <Loader text={strings.loading} />
      ) : (
        <>
          <div className={styles.above}>{above}</div>
          <div className={styles.chain}>{children}</div>
        </>
      )}
    </Wrap>
  );
}
