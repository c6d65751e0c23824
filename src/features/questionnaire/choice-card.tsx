import { type KeyboardEvent, type Ref, useId } from 'react';
import type { ChoiceScale, Presentation, StatementItem } from '../../domain/instrument/instrument.ts';
import { CheckField } from '../../ui/field/check-field.tsx';
import { FieldError } from '../../ui/field/field-error.tsx';
import { RatingScale } from '../../ui/rating-scale/rating-scale.tsx';
import { Heading } from './heading.tsx';
import look from './questionnaire.module.css';
import { strings } from './strings.ts';
import type { Answering } from './use-answering.ts';

interface Props {
  item: StatementItem;
  scale: ChoiceScale;
  presentation: Presentation;
  /** Null while unanswered. */
  code: number | null;
  answering: Answering;
  /** Around the control, so that focus finds it. */
  controlRef: Ref<HTMLDivElement>;
  movesOn: boolean;
  onMovesOn(on: boolean): void;
  takesFocus: boolean;
}

/** One statement and the rows of options under or beside it. */
export function ChoiceCard(props: Props) {
  const { item, scale, presentation, code, answering, controlRef, movesOn, takesFocus } = props;
  const { recall, note } = presentation;
  const id = useId();
  const recallId = `${id}-recall`;
  const problemId = `${id}-problem`;

  // Focus stands on the heading when a question appears, so number keys answer from there too.
  function headingKey({ key, repeat, ctrlKey, altKey, metaKey }: KeyboardEvent) {
    if (repeat || ctrlKey || altKey || metaKey || !/^[1-9]$/.test(key)) return;
    const option = scale.options[Number(key) - 1];
    if (option) answering.choose(option.code, 'key');
  }

  return (
    <div className={look.card}>
      <div>
        {recall && (
          <p id={recallId} className={look.recall}>
            {recall}
          </p>
        )}
        <Heading
          className={look.statement}
          describedBy={recall ? `${recallId} place` : 'place'}
          takesFocus={takesFocus}
          onKeyDown={headingKey}
        >
          {item.text}
        </Heading>
        {note && <p className={look.note}>{note}</p>}
        {/* Stands before the options: it says beforehand that choosing moves on. */}
        <CheckField
          className={look.moveOn}
          name="move-on"
          checked={movesOn}
          onChange={(event) => props.onMovesOn(event.target.checked)}
        >
          {strings.movesOn}
        </CheckField>
      </div>
      <div ref={controlRef} className={look.answer}>
        <RatingScale
          name={id}
          labelledBy={recall ? `${recallId} page-title` : 'page-title'}
          describedBy={answering.missing ? problemId : undefined}
          options={scale.options}
          value={code}
          invalid={answering.missing}
          onChange={answering.choose}
        />
        {answering.missing && <FieldError id={problemId}>{strings.chooseValue}</FieldError>}
      </div>
    </div>
  );
}
