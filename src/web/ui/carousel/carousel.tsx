import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/button.tsx';
import styles from './carousel.module.css';
import { useCarousel } from './use-carousel.ts';

interface CarouselMessages {
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
  slides: readonly { readonly name: string; readonly content: ReactNode }[];
  /** Labels of the controls. */
  messages: CarouselMessages;
}

/**
 * Displays one slide at a time below 768 px and advances every four seconds. From 768 px, and without scripting, all
 * slides are in the grid of the parent. Only changes by the user are announced.
 */
export function Carousel({ slides, messages }: CarouselProps) {
  const { current, playing, isByUser, show, toggle, pauseHandlers, swipe } = useCarousel(slides.length);
  const position = messages.slide(current + 1, slides.length);
  return (
    <div className={styles.carousel} {...pauseHandlers}>
      <ul className={styles.slides} {...swipe}>
        {slides.map(({ name, content }, index) => (
          <li
            key={name}
            className={styles.slide}
            data-name={name}
            data-current={index === current ? '' : undefined}
          >
            {content}
          </li>
        ))}
      </ul>
      <div role="group" aria-label={messages.controls} className={styles.controls}>
        <IconButton
          label={messages.previous}
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={() => show(current - 1)}
        />
        <div className={styles.dots} data-dots="">
          {slides.map(({ name }, index) => (
            <button
              key={name}
              type="button"
              aria-label={messages.slide(index + 1, slides.length)}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => show(index)}
            />
          ))}
        </div>
        <IconButton
          label={playing ? messages.pause : messages.play}
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
          label={messages.next}
          icon={<ChevronRight aria-hidden="true" />}
          onClick={() => show(current + 1)}
        />
        <p className="sr" aria-live="polite">
          {isByUser && `${position}: ${slides[current]?.name}`}
        </p>
      </div>
    </div>
  );
}
