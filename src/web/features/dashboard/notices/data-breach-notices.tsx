import { useState } from 'react';
import type { ParsedNotice } from '#contract/wire/notices.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import dashboard from '../dashboard.module.css';
import styles from './notices.module.css';
import { useConfirmNoticeMutation, useNoticesQuery } from './notices-api.ts';
import { useTranslation } from '#web-language/use-translation.ts';

const items = [
  ['what', 'dashboard.dataNotice.items.what'],
  ['consequences', 'dashboard.dataNotice.items.consequences'],
  ['measures', 'dashboard.dataNotice.items.measures'],
  ['advice', 'dashboard.dataNotice.items.advice'],
  ['contact', 'dashboard.dataNotice.items.contact'],
] as const;

/** Notices of a data breach that the person has not confirmed. Renders nothing if there are none. */
export function DataBreachNotices({ userid }: { readonly userid: string }) {
  const { data: notices = [] } = useNoticesQuery(userid);
  return notices.map((notice) => <Notice key={notice.noticeId} userid={userid} notice={notice} />);
}

function Notice({ userid, notice }: { readonly userid: string; readonly notice: ParsedNotice }) {
  const { t } = useTranslation();
  const [confirm, { isLoading }] = useConfirmNoticeMutation();
  const [hasFailed, setHasFailed] = useState(false);

  async function confirmRead() {
    setHasFailed(false);
    const { error } = await confirm({ userid, noticeId: notice.noticeId });
    if (error) setHasFailed(true);
  }

  return (
    <section className={dashboard.notLoaded} aria-label={t('dashboard.dataNotice.title')}>
      <Alert status="warning">
        <h2 className={styles.title}>{t('dashboard.dataNotice.title')}</h2>
        <p>{t('dashboard.dataNotice.lead')}</p>
        <dl className={styles.items}>
          {items.map(([item, name]) => (
            <div key={item}>
              <dt>{t(name)}</dt>
              <dd>{notice[item]}</dd>
            </div>
          ))}
        </dl>
        <Button
          loading={isLoading}
          loadingLabel={t('dashboard.dataNotice.busy')}
          onClick={() => void confirmRead()}
        >
          {t('dashboard.dataNotice.confirm')}
        </Button>
      </Alert>
      {hasFailed && <Alert status="error">{t('dashboard.dataNotice.failed')}</Alert>}
    </section>
  );
}
