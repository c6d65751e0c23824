import { lazyComponent } from '#ui/late/late.tsx';
import styles from './example.module.css';

const ExampleResult = lazyComponent(async () => (await import('./example-result.tsx')).ExampleResult);

/** A made-up result, kept in its place until it can be drawn. */
export function Example() {
  return (
    <div className={styles.place}>
      <ExampleResult />
    </div>
  );
}
