import { Carousel } from '#ui/carousel/carousel.tsx';
import { Mosaic, MosaicCell } from '#ui/mosaic/mosaic.tsx';
import { home } from './home.ts';
import { messages } from './messages.ts';

const { title, text, list } = home.indicators;
const slides = list.map(({ ink, ...indicator }) => ({
  name: indicator.title,
  content: <MosaicCell {...indicator} accent={ink} />,
}));

/** The seven indicators: a mosaic on wide screens, a carousel on small ones. */
export function Indicators() {
  return (
    <Mosaic title={title} text={text}>
      <Carousel slides={slides} messages={messages.carousel} />
    </Mosaic>
  );
}
