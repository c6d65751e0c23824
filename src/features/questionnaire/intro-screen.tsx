import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Instrument } from '../../domain/instrument/instrument.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { BreathRow } from '../../ui/breath-rows/breath-rows.tsx';
import { buttonClass } from '../../ui/button/button.tsx';
import { Wrap } from '../../ui/page/page.tsx';
import { selectExit, unfinishedTold } from './exit-slice.ts';
import look from './intro.module.css';
import { strings } from './strings.ts';
import { useGround } from './use-ground.ts';

interface Props {
  instrument: Instrument;
  /** How many assessments there are. */
  count: number;
}

/** What an assessment asks, before it begins; also where the browser's Back leads from its questions. */
export function IntroScreen({ instrument, count }: Props) {
  const {
    id,
    title,
    position,
    look: { ink },
    routes,
    intro,
  } = instrument;
  useGround(ink, look.ground!);
  const leftUnfinished = useLeftUnfinished(id);
  return (
    <div className={look.intro}>
      <title>{`${title} · ${strings.product}`}</title>
      <BreathRow grows />
      <Wrap className={look.middle}>
        <div className={look.name}>
          {leftUnfinished && (
            <div role="alert" className={look.alert}>
              <Alert tone="info" quiet>
                {strings.leftUnfinished}
              </Alert>
            </div>
          )}
          <p className={look.place}>{strings.place(position, count)}</p>
          <h1 id="page-title" tabIndex={-1}>
            {title}
          </h1>
        </div>
        <div>
          <p className={look.say}>{intro.text}</p>
          <dl className={look.facts}>
            {intro.facts.map(({ figure, label }) => (
              <div key={label}>
                <dt>{figure}</dt>
                <dd>{label}</dd>
              </div>
            ))}
          </dl>
          {/* Replaces this entry: the questionnaire lays the intro beneath itself again, so it is there once. */}
          <Link className={buttonClass('primary')} to={`${routes.questionnaire}/${id}`} replace>
            {strings.start}
            <ArrowRight aria-hidden="true" />
          </Link>
        </div>
      </Wrap>
      <BreathRow grows={false} />
    </div>
  );
}

/** True when the person has just left this assessment with the browser's Back; told once. */
function useLeftUnfinished(id: string): boolean {
  const dispatch = useDispatch();
  const { unfinished } = useSelector(selectExit);
  const [left] = useState(unfinished === id);
  useEffect(() => {
    dispatch(unfinishedTold());
  }, [dispatch]);
  return left;
}
