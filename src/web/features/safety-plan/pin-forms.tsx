import { type FormEvent, useState } from 'react';
import { toAsciiDigits } from '#domain/account/digits.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import styles from './safety-plan.module.css';
import { countPinAttemptsLeft } from './stored-plan.ts';

const pinPattern = /^\d{4,8}$/;

/** Asks for a new PIN twice. */
export function CreatePinForm({ onCreate }: { onCreate(pin: string): Promise<void> }) {
  const { t } = useTranslation();
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const [errors, setErrors] = useState({ pin: '', again: '' });
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const problems = {
      pin: pinPattern.test(pin) ? '' : t('safetyPlan.pin.invalid'),
      again: pin === again ? '' : t('safetyPlan.pin.different'),
    };
    setErrors(problems);
    if (problems.pin) return document.getElementById('plan-pin')?.focus();
    if (problems.again) return document.getElementById('plan-pin-again')?.focus();
    setIsBusy(true);
    await onCreate(pin);
    setIsBusy(false);
  }

  return (
    <form className={styles.panel} noValidate aria-labelledby="plan-create" onSubmit={submit}>
      <h2 id="plan-create">{t('safetyPlan.pin.createTitle')}</h2>
      <p>{t('safetyPlan.pin.createText')}</p>
      <PinField
        name="plan-pin"
        label={t('safetyPlan.pin.label')}
        value={pin}
        error={errors.pin}
        onChange={setPin}
      />
      <PinField
        name="plan-pin-again"
        label={t('safetyPlan.pin.again')}
        value={again}
        error={errors.again}
        onChange={setAgain}
      />
      <Button type="submit" loading={isBusy} loadingLabel={t('safetyPlan.pin.creating')}>
        {t('safetyPlan.pin.create')}
      </Button>
      <p className="note">{t('safetyPlan.pin.createLimits')}</p>
    </form>
  );
}

/** Asks for the PIN of the stored plan. */
export function UnlockPlanForm({ onOpen }: { onOpen(pin: string): Promise<boolean> }) {
  const { t } = useTranslation();
  const [pin, setPin] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    // A PIN of another form cannot be right and does not count as an attempt.
    if (!pinPattern.test(pin)) return setError(t('safetyPlan.pin.invalid'));
    setIsBusy(true);
    const isRight = await onOpen(pin);
    setIsBusy(false);
    if (isRight) return;
    setPin('');
    setError(t('safetyPlan.pin.wrong', { left: countPinAttemptsLeft() }));
    document.getElementById('plan-pin')?.focus();
  }

  return (
    <form className={styles.panel} noValidate aria-labelledby="plan-open" onSubmit={submit}>
      <h2 id="plan-open">{t('safetyPlan.pin.openTitle')}</h2>
      <PinField
        name="plan-pin"
        label={t('safetyPlan.pin.label')}
        value={pin}
        error={error}
        onChange={setPin}
      />
      <Button type="submit" loading={isBusy} loadingLabel={t('safetyPlan.pin.opening')}>
        {t('safetyPlan.pin.open')}
      </Button>
    </form>
  );
}

interface PinFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error: string;
  onChange(value: string): void;
}

/** Hides digits by style: browsers offer to save the values of password fields. */
function PinField({ onChange, ...rest }: PinFieldProps) {
  return (
    <TextField
      {...rest}
      className={styles.pin}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      onChange={({ target }) => onChange(toAsciiDigits(target.value).replaceAll(/\D/g, '').slice(0, 8))}
    />
  );
}
