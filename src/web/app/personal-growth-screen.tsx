import englishGrowth from '#compiled/personal-growth.json';
import type { Library } from '#domain/reading-order/library.ts';
import { GrowthForm } from '#features/growth/growth-form.tsx';
import { findPageContext } from '#features/reading/page-context.ts';
import { PageFrame } from '#features/reading/page-frame.tsx';
import { PrintPage } from '#features/reading/print-page.tsx';
import { useContent } from '#web-language/content.ts';
import { NotFound } from './not-found.tsx';

/** Creates the screen of the page on a personal goal, with its position in the reading order. */
export function createPersonalGrowthScreen(library: Library) {
  return function PersonalGrowthScreen() {
    const { heading } = useContent('personal-growth.json', englishGrowth);
    const context = findPageContext(useContent('library.json', library), 'personalGrowth');
    if (!context) return <NotFound />;
    return (
      <PageFrame context={context} heading={heading}>
        <GrowthForm print={<PrintPage />} />
      </PageFrame>
    );
  };
}
