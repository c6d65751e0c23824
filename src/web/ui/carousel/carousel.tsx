import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/button.tsx';
import styles from './carousel.module.css';
import { useCarousel } from './use-carousel.ts';

interface CarouselLabels {
  /** Name of the group of controls. */
  readonly controls: string;
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
  /** Label of a slide; `n` from 1. */
  readonly slide: (n: number, of: number) => string;
}

/** Props of `Carousel`. */
export interface CarouselProps {
  /** Slides in order: announced name and content. */
  slides: readonly { readonly label: string; readonly content: ReactNode }[];
  /** Labels of the controls. */
  labels: CarouselLabels;
}

/**
 * Displays one slide at a time below 768 px and advances every four seconds. From 768 px, and without scripting, all
 * slides are in the grid of the parent. Only changes by the user are announced.
 */
export function Carousel({ slides, labels }: CarouselProps) {
  const { current, playing, isByUser, show, toggle, pauseHandlers, swipe } = useCarousel(slides.length);
  const position = labels.slide(current + 1, slides.length);
  return (
    <div className={styles.carousel} {...pauseHandlers}>
      <ul className={styles.slides} {...swipe}>
        {slides.map(({ label, content }, index) => (
          <li
            key={label}
            className={styles.slide}
            data-name={label}
            data-current={index === current ? '' : undefined}
          >
            {content}
          </li>
        ))}
      </ul>
      <div role="group" aria-label={labels.controls} className={styles.controls}>
        <IconButton
          label={labels.previous}
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={() => show(current - 1)}
        />
        <div className={styles.dots} data-dots="">
          {slides.map(({ label }, index) => (
            <button
              key={label}
              type="button"
              aria-label={labels.slide(index + 1, slides.length)}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => show(index)}
            />
          ))}
        </div>
        <IconButton
          label={playing ? labels.pause : labels.play}
          data-playing={playing ? '' : undefined}
          className={styles.toggle}
          icon={
            <>
              <Pause aria-hidden="true" />
              <Play aria-hidden="true" />
            </>
          }
          onClick={toggle}
        />
        <IconButton
          label={labels.next}
          icon={<ChevronRight aria-hidden="true" />}
          onClick={() => show(current + 1)}
        />
        <p className="sr" aria-live="polite">
          {isByUser && `${position}: ${slides[current]?.label}`}
        </p>
      </div>
    </div>
  );
}
