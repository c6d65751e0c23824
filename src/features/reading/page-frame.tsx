import type { ReactNode } from 'react';
import { Wrap } from '../../ui/page/page.tsx';
import { onPaper } from '../../ui/prose/on-paper.ts';
import { classes } from '../../ui/theme/classes.ts';
import { inkClass } from '../../ui/theme/ink.ts';
import { PageBar } from './page-bar.tsx';
import look from './page-frame.module.css';
import { strings } from './strings.ts';
import type { Surroundings } from './surroundings.ts';
import { Turn } from './turn.tsx';

export interface PageFrameProps {
  readonly place: Surroundings;
  /** The page's own title, where the text knows it better than the chain. */
  readonly title?: string;
  /** The words of the heading, where they are not the title. */
  readonly heading?: string;
  /** Stands between the title and the text. */
  readonly head?: ReactNode;
  /** False where there is no text to put on paper. */
  readonly printable?: boolean;
  /** Runs at the click on Next. */
  readonly onNext?: () => void;
  readonly children?: ReactNode;
}

/** What every page of the chain stands in: its ink, title bar, title, and the way on. */
export function PageFrame(props: PageFrameProps) {
  const { place, title = place.title, heading = title, head, printable, onNext, children } = props;
  return (
    <div className={classes(look.page, onPaper, inkClass(place.ink))}>
      <title>{strings.pageTitle(title)}</title>
      <PageBar {...place} />
      <Wrap as="article" className={look.article}>
        <header className={look.head}>
          <h1 id="page-title" tabIndex={-1}>
            {heading}
          </h1>
          {head}
        </header>
        {children}
        <Turn next={place.next} printable={printable} onNext={onNext} />
      </Wrap>
    </div>
  );
}
