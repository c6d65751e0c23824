import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { keepRead } from '../../api/device/reading.ts';
import { selectSession } from '../../api/session.ts';
import { Button } from '../../ui/button/button.tsx';
import { ReadingText as TextToRead } from '../../ui/prose/reading-text.tsx';
import { Help } from './help.tsx';
import { PageFrame } from './page-frame.tsx';
import { parts } from './parts.tsx';
import look from './reading-screen.module.css';
import type { ReadingText } from './reading-text.ts';
import { strings } from './strings.ts';
import type { Surroundings } from './surroundings.ts';
import { useReadingPlace } from './use-reading-place.ts';

export interface ReadingScreenProps {
  readonly place: Surroundings;
  readonly page: ReadingText;
}

/** One page to read, with the way back and the way on. Give it the page's slug as its key. */
export function ReadingScreen({ place, page: { default: Text, frontmatter } }: ReadingScreenProps) {
  const session = useSelector(selectSession);
  // Pages about hard times leave no trace on the device: somebody else may use it.
  const userid = session && !place.help ? session.userid : null;
  const text = useRef<HTMLDivElement>(null);
  const goOn = useReadingPlace(text, place.slug, userid);
  const head = (
    <>
      {place.minutes !== undefined && <p className="note">{strings.minutes(place.minutes)}</p>}
      {goOn && (
        <Button look="ghost" className={look.goOn} onClick={goOn}>
          {strings.goOn}
        </Button>
      )}
      {place.help && <Help compact />}
    </>
  );
  return (
    <PageFrame
      place={place}
      title={frontmatter.title}
      head={head}
      onNext={() => userid && keepRead(userid, place.slug)}
    >
      <div ref={text} data-wide>
        <TextToRead>
          <Text components={parts} />
        </TextToRead>
      </div>
      <p className="note">{strings.madeUp}</p>
      {place.help && <Help />}
    </PageFrame>
  );
}
