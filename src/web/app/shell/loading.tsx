import { Spinner } from '#ui/spinner/spinner.tsx';
import { Container } from '#ui/page/page.tsx';
import styles from './loading.module.css';
import { useTranslation } from '#web-language/use-translation.ts';

/** Loading state of the first page. Appears after 600 ms, so that it does not flicker. */
export function Loading() {
  const { t } = useTranslation();
  return (
    <Container className={styles.loading}>
      <Spinner label={t('app.loading')} />
    </Container>
  );
}
