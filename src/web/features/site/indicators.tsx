import { Carousel } from '#ui/carousel/carousel.tsx';
import { Mosaic, MosaicCell } from '#ui/mosaic/mosaic.tsx';
import { useHome } from './use-home.ts';
import { useTranslation } from '#web-language/use-translation.ts';

/** The seven indicators: a mosaic on wide screens, a carousel on small ones. */
export function Indicators() {
  const { t } = useTranslation();
  const { title, text, list } = useHome().indicators;
  const slides = list.map(({ ink, ...indicator }) => ({
    name: indicator.title,
    content: <MosaicCell {...indicator} accent={ink} />,
  }));
  return (
    <Mosaic title={title} text={text}>
      <Carousel
        slides={slides}
        messages={{
          controls: t('home.carousel.controls'),
          previous: t('home.carousel.previous'),
          next: t('home.carousel.next'),
          pause: t('home.carousel.pause'),
          play: t('home.carousel.play'),
          slide: (position, count) => t('home.carousel.slide', { position, count }),
        }}
      />
    </Mosaic>
  );
}
