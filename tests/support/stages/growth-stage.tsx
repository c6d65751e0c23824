import { growthPage } from '../../../src/app/growth-page.tsx';
import { library, ReadingStage, type StageProps } from './reading-stage.tsx';

const GrowthPage = growthPage(library);

/** The page on a personal goal, where the chain has it. */
export function GrowthStage(props: StageProps) {
  return (
    <ReadingStage {...props}>
      <GrowthPage />
    </ReadingStage>
  );
}
