import { Choice } from '../choice/choice.tsx';
import { strings } from '../strings.ts';
import { isOn, type PreviewArm, showsWords } from './arms.ts';
import styles from './preview.module.css';

const words = strings.preview.arms;

export interface ArmSwitchProps {
  readonly arms: readonly PreviewArm[];
  /** The code of the arm whose words are shown; '' for none. */
  readonly chosen: string;
  /** Where the preview is. */
  readonly address: string;
  onChoose(code: string): Promise<void>;
  onGo(address: string): void;
}

/**
 * Whose words the preview shows, on the screens of a questionnaire that a trial names; everywhere while an arm is chosen.
 * The choice leads to a screen that has such words.
 */
export function ArmSwitch({ arms, chosen, address, onChoose, onGo }: ArmSwitchProps) {
  const shown = arms.find(({ code }) => code === chosen);
  const offered = arms.filter((arm) => isOn(arm, address) || arm.routes === shown?.routes);
  if (offered.length === 0) return null;

  async function choose(code: string) {
    await onChoose(code);
    const arm = offered.find((one) => one.code === code);
    if (arm && !showsWords(arm, address)) onGo(arm.routes.feedback);
  }

  return (
    <div className={styles.arms}>
      <Choice
        label={words.label}
        options={[
          { value: '', name: words.own },
          ...offered.map(({ code, trial, arm }) => ({ value: code, name: words.arm(trial, arm) })),
        ]}
        chosen={shown?.code ?? ''}
        onChoose={(code) => void choose(code)}
      />
    </div>
  );
}
