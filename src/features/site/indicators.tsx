import { Carousel } from '../../ui/carousel/carousel.tsx';
import { Quilt, QuiltCell } from '../../ui/quilt/quilt.tsx';
import { home } from './home.ts';
import { strings } from './strings.ts';

const { title, text, list } = home.indicators;
const slides = list.map((indicator) => ({ name: indicator.title, content: <QuiltCell {...indicator} /> }));

/** The seven indicators: a quilt where there is room, a carousel on small screens. */
export function Indicators() {
  return (
    <Quilt title={title} text={text}>
      <Carousel slides={slides} words={strings.carousel} />
    </Quilt>
  );
}
