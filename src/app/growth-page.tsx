import growth from '../../content/personal-growth.json';
import type { Library } from '../domain/chain/library.ts';
import { GrowthForm } from '../features/growth/growth-form.tsx';
import { PageFrame } from '../features/reading/page-frame.tsx';
import { surroundingsOf } from '../features/reading/surroundings.ts';
import { NotFound } from './not-found.tsx';

/** Makes the page on a personal goal; it stands where the chain has it. */
export function growthPage(library: Library) {
  const place = surroundingsOf(library, 'personalGrowth');
  return () =>
    place ? (
      <PageFrame place={place} heading={growth.heading}>
        <GrowthForm />
      </PageFrame>
    ) : (
      <NotFound />
    );
}
