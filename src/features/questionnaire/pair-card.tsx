import { type Ref, useId } from 'react';
import type { BipolarScale, PairItem, Presentation } from '../../domain/instrument/instrument.ts';
import { BipolarSlider } from '../../ui/bipolar-slider/bipolar-slider.tsx';
import { FieldError } from '../../ui/field/field-error.tsx';
import look from './questionnaire.module.css';
import { strings } from './strings.ts';
import type { Answering } from './use-answering.ts';

interface Props {
  item: PairItem;
  scale: BipolarScale;
  presentation: Presentation;
  /** Null while unanswered. */
  code: number | null;
  answering: Answering;
  /** Around the control, so that focus finds it. */
  controlRef: Ref<HTMLDivElement>;
}

/** Two opposite statements and the slider between them. Codes travel; the slider itself knows positions. */
export function PairCard({ item, scale, presentation, code, answering, controlRef }: Props) {
  const problemId = useId();

  function choose(position: number) {
    const place = scale.positions.find((each) => each.position === position);
    if (place) answering.choose(place.code, 'key');
  }

  return (
    <div className={look.pair}>
      <div ref={controlRef} className={look.answer}>
        <BipolarSlider
          left={item.left}
          right={item.right}
          positions={scale.positions}
          value={scale.positions.find((place) => place.code === code)?.position ?? null}
          describedBy={answering.missing ? problemId : undefined}
          invalid={answering.missing}
          onChange={choose}
        />
      </div>
      {answering.missing && (
        <div className={look.meaning}>
          <FieldError id={problemId}>{strings.chooseValue}</FieldError>
        </div>
      )}
      {presentation.recall && <p className={look.meaning}>{presentation.recall}</p>}
      {presentation.note && <p className={look.meaning}>{presentation.note}</p>}
    </div>
  );
}
