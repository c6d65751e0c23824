import { Loader } from '#ui/loader/loader.tsx';
import { Wrap } from '#ui/page/page.tsx';
import { messages } from '../messages.ts';
import styles from './loading.module.css';

/** Loading state of the first page. Appears after 600 ms, so that it does not flicker. */
export function Loading() {
  return (
    <Wrap className={styles.loading}>
      <Loader text={messages.loading} />
    </Wrap>
  );
}
