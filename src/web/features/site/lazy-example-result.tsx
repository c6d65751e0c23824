import { lazyComponent } from '#ui/lazy/lazy-component.tsx';
import styles from './lazy-example-result.module.css';

const ExampleResult = lazyComponent(async () => (await import('./example-result.tsx')).ExampleResult);

/** A fictional result, lazy, in a reserved space. */
export function LazyExampleResult() {
  return (
    <div className={styles.place}>
      <ExampleResult />
    </div>
  );
}
