import { Loader } from '../../ui/loader/loader.tsx';
import { Wrap } from '../../ui/page/page.tsx';
import { strings } from '../strings.ts';
import look from './loading.module.css';

/** Stands until the first page is there. Waits a moment before it shows, so that quick pages do not flicker. */
export function Loading() {
  return (
    <Wrap className={look.loading}>
      <Loader text={strings.loading} />
    </Wrap>
  );
}
