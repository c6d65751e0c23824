import { Carousel } from '#ui/carousel/carousel.tsx';
import { FeatureGrid, FeatureGridItem } from '#ui/feature-grid/feature-grid.tsx';
import { useHome } from './use-home.ts';
import { useTranslation } from '#web-language/use-translation.ts';

/** The seven indicators: a grid on wide screens, a carousel on small ones. */
export function Indicators() {
  const { t } = useTranslation();
  const { title, text, list } = useHome().indicators;
  const slides = list.map(({ ink, text: description, ...indicator }) => ({
    label: indicator.title,
    content: <FeatureGridItem {...indicator} description={description} accent={ink} />,
  }));
  return (
    <FeatureGrid title={title} description={text}>
      <Carousel
        slides={slides}
        labels={{
          controls: t('home.carousel.controls'),
          previous: t('home.carousel.previous'),
          next: t('home.carousel.next'),
          pause: t('home.carousel.pause'),
          play: t('home.carousel.play'),
          slide: (position, count) => t('home.carousel.slide', { position, count }),
        }}
      />
    </FeatureGrid>
  );
}
