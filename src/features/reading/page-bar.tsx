import { ArrowLeft } from 'lucide-react';
import { IconButton } from '../../ui/button/button.tsx';
import { ReadingBar } from '../../ui/reading-bar/reading-bar.tsx';
import { strings } from './strings.ts';
import type { Surroundings } from './surroundings.ts';
import { useBack } from './use-back.ts';

/** The title bar of a page: the way back, the chapter's title, and which part of it this is. */
export function PageBar({ bar, part, before }: Pick<Surroundings, 'bar' | 'part' | 'before'>) {
  const back = useBack(before);
  const arrow = <IconButton label={strings.back} icon={<ArrowLeft aria-hidden="true" />} onClick={back} />;
  return <ReadingBar back={arrow} title={bar} part={part} />;
}
