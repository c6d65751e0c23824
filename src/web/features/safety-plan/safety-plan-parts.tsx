import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/button/button.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { ContactLines } from './contact-lines.tsx';
import {
  emptyPart,
  isEmptyPart,
  listLines,
  type PartText,
  usePartTexts,
  type SafetyPlan,
  type PlanPart,
} from './plan.ts';
import { PartForm } from './part-form.tsx';
import styles from './safety-plan.module.css';

export interface SafetyPlanPartsProps {
  readonly plan: SafetyPlan;
  /** True: parts are saved on the device. False: they are only in memory. */
  readonly isStored: boolean;
  /** @returns false if the part was not saved */
  onSave(id: string, part: PlanPart): Promise<boolean>;
}

/** The parts of the plan to read, of which one at a time can be changed. */
export function SafetyPlanParts({ plan, isStored, onSave }: SafetyPlanPartsProps) {
  const { t } = useTranslation();
  const [editedId, setEditedId] = useState<string | null>(null);
  const [notice, setNotice] = useState({ id: '', text: '' });

  return (
    <ol className={styles.parts}>
      {usePartTexts().map((partText) => (
        <Part
          key={partText.id}
          partText={partText}
          part={plan[partText.id] ?? emptyPart}
          isStored={isStored}
          isEdited={editedId === partText.id}
          notice={notice.id === partText.id ? notice.text : ''}
          onEdit={() => {
            setNotice({ id: '', text: '' });
            setEditedId(partText.id);
          }}
          onCancel={() => setEditedId(null)}
          onSave={async (part) => {
            const isSaved = await onSave(partText.id, part);
            if (!isSaved) return false;
            setNotice({
              id: partText.id,
              text: isStored ? t('safetyPlan.part.saved') : t('safetyPlan.part.added'),
            });
            setEditedId(null);
            return true;
          }}
        />
      ))}
    </ol>
  );
}

interface PartProps {
  readonly partText: PartText;
  readonly part: PlanPart;
  readonly isStored: boolean;
  readonly isEdited: boolean;
  /** Announced after the part was saved; '' for none. */
  readonly notice: string;
  onEdit(): void;
  onCancel(): void;
  onSave(part: PlanPart): Promise<boolean>;
}

function Part({ partText, part, isStored, isEdited, notice, onEdit, onCancel, onSave }: PartProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const { id, title } = partText;
  const isEmpty = isEmptyPart(part);
  const action = isEmpty ? t('safetyPlan.part.add') : t('safetyPlan.part.change');
  const focusButton = () => button.current?.focus();

  return (
    <li className={styles.part} data-empty={isEmpty || undefined}>
      <h2 id={`plan-${id}`}>{title}</h2>
      {isEdited ? (
        <PartForm
          partText={partText}
          part={part}
          isStored={isStored}
          onCancel={() => {
            flushSync(onCancel);
            focusButton();
          }}
          onSave={async (changed) => {
            const isSaved = await onSave(changed);
            if (isSaved) setTimeout(focusButton);
            return isSaved;
          }}
        />
      ) : (
        <>
          {isEmpty && <p className={styles.hint}>{partText.hint}</p>}
          <ul className={styles.lines}>
            {listLines(part).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <ContactLines contacts={part.contacts} />
          <Button
            ref={button}
            variant="secondary"
            aria-label={t('safetyPlan.part.named', { action, title })}
            onClick={onEdit}
          >
            {action}
          </Button>
        </>
      )}
      <p role="status" className={styles.saved}>
        {notice}
      </p>
    </li>
  );
}
