import { ArrowLeft } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { canGoBack } from '#api/device/history.ts';
import { Wrap } from '#ui/page/page.tsx';
import { inPrint } from '#ui/prose/in-print.ts';
import { ReadingBar, readingBarBack } from '#ui/reading-bar/reading-bar.tsx';
import { classes } from '#ui/theme/classes.ts';
import { accentClass } from '#ui/theme/accent.ts';
import type { PageContext } from './page-context.ts';
import { PageFooter } from './page-footer.tsx';
import styles from './page-frame.module.css';
import { messages } from './messages.ts';

export interface PageFrameProps {
  readonly place: PageContext;
  /** The page's own title, where the text knows it better than the chain. */
  readonly title?: string;
  /** The words of the heading, where they are not the title. */
  readonly heading?: string;
  /** Shown between the title and the text. */
  readonly head?: ReactNode;
  /** False where there is no text to put on paper. */
  readonly printable?: boolean;
  /** Runs at the click on Next. */
  readonly onNext?: () => void;
  readonly children?: ReactNode;
}

/** The frame of every page of the chain: its ink, title bar, title, and the way on. */
export function PageFrame(props: PageFrameProps) {
  const { place, title = place.title, heading = title, head, printable, onNext, children } = props;
  return (
    <div className={classes(styles.page, inPrint, accentClass(place.ink))}>
      <title>{messages.pageTitle(title)}</title>
      <PageBar {...place} />
      <Wrap as="article" className={styles.article}>
        <header className={styles.head}>
          <h1 id="page-title" tabIndex={-1}>
            {heading}
          </h1>
          {head}
        </header>
        {children}
        <PageFooter next={place.next} printable={printable} onNext={onNext} />
      </Wrap>
    </div>
  );
}

/** The title bar of a page: the way back, the chapter's title, and which part of it this is. */
function PageBar({ bar, part, before }: Pick<PageContext, 'bar' | 'part' | 'before'>) {
  const goBack = useBackToPage();
  const arrow = (
    <Link
      to={before}
      rel="prev"
      className={readingBarBack}
      aria-label={messages.back}
      title={messages.back}
      onClick={goBack}
    >
      <ArrowLeft aria-hidden="true" />
    </Link>
  );
  return <ReadingBar back={arrow} title={bar} part={part} />;
}

/** One step back in history; where the program began with this page, the link leads where it says. */
function useBackToPage(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (event) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere || isFirst(key)) return;
    event.preventDefault();
    void navigate(-1);
  };
}

/**
 * Is nothing of ours before this page? The router numbers the browser's entries from where the program began; a router
 * in memory gives its first entry this key. Pages that were read without the program came before that.
 */
function isFirst(key: string): boolean {
  const place: unknown = window.history.state?.idx;
  const isFirstOfProgram = typeof place === 'number' ? place === 0 : key === 'default';
  return isFirstOfProgram && !canGoBack();
}
