import { Loader } from '#ui/loader/loader.tsx';
import { Wrap } from '#ui/page/page.tsx';
import styles from './loading.module.css';
import { useTranslation } from '#web-language/use-translation.ts';

/** Loading state of the first page. Appears after 600 ms, so that it does not flicker. */
export function Loading() {
  const { t } = useTranslation();
  return (
    <Wrap className={styles.loading}>
      <Loader text={t('app.loading')} />
    </Wrap>
  );
}
