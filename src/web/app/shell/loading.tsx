import { Loader } from '#ui/loader/loader.tsx';
import { Wrap } from '#ui/page/page.tsx';
import { strings } from '../strings.ts';
import styles from './loading.module.css';

/** Shown until the first page is there. Waits a moment before it shows, so that quick pages do not flicker. */
export function Loading() {
  return (
    <Wrap className={styles.loading}>
      <Loader text={strings.loading} />
    </Wrap>
  );
}
