import { createPersonalGrowthScreen } from '#app/personal-growth-screen.tsx';
import { library, ReadingHarness, type ReadingHarnessProps } from './reading-harness.tsx';

const GrowthPage = createPersonalGrowthScreen(library);

/** The page on a personal goal within the reading order. */
export function GrowthHarness(props: ReadingHarnessProps) {
  return (
    <ReadingHarness {...props}>
      <GrowthPage />
    </ReadingHarness>
  );
}
