import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { usePhoneOwnership } from '#api/device/use-phone-ownership.ts';
import { selectSession } from '#api/session.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { ConfirmButton } from '#ui/confirm-button/confirm-button.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { canEncrypt } from './plan-encryption.ts';
import { SafetyPlanParts } from './safety-plan-parts.tsx';
import { CreatePinForm, UnlockPlanForm } from './pin-forms.tsx';
import styles from './safety-plan.module.css';
import { useSafetyPlan } from './use-safety-plan.ts';

/** Everything that depends on this device: whose phone it is, the PIN, and the plan. */
export function PlanViews() {
  const { t } = useTranslation();
  const userid = useSelector(selectSession)?.userid ?? '';
  const { phone, savePhone } = usePhoneOwnership(userid);
  const [hasFailed, setHasFailed] = useState(false);
  const canStore = phone === 'mine' && canEncrypt() && !hasFailed;
  const { view, plan, create, open, save, lock, remove } = useSafetyPlan(!canStore);
  const [notice, setNotice] = useState('');
  const start = useRef<HTMLDivElement>(null);
  useFocusOnChange(start, `${view} ${phone}`);

  function removeWith(text: string) {
    remove();
    setNotice(text);
  }

  return (
    <div ref={start} tabIndex={-1} className={styles.views}>
      <p role="status" className={styles.notice}>
        {notice}
      </p>
      {phone === null && view !== 'blocked' && <PhoneQuestion onAnswer={savePhone} />}
      {view === 'blocked' && (
        <section className={styles.panel} aria-labelledby="plan-blocked">
          <h2 id="plan-blocked">{t('safetyPlan.blocked.title')}</h2>
          <p>{t('safetyPlan.blocked.text')}</p>
          <Restart onConfirm={() => removeWith(t('safetyPlan.remove.done'))} />
        </section>
      )}
      {view === 'locked' && (
        <>
          <UnlockPlanForm onOpen={open} />
          <Disclosure label={t('safetyPlan.forgotten')} className={styles.forgotten}>
            <p>{t('safetyPlan.restart.text')}</p>
            <Restart onConfirm={() => removeWith(t('safetyPlan.remove.done'))} />
          </Disclosure>
        </>
      )}
      {view === 'none' && canStore && (
        <CreatePinForm
          onCreate={async (pin) => {
            setNotice('');
            if (!(await create(pin))) setHasFailed(true);
          }}
        />
      )}
      {(view === 'open' || (view === 'none' && !canStore)) && (
        <>
          {hasFailed && <Alert status="error">{t('safetyPlan.pin.failed')}</Alert>}
          {!canStore && (
            <p className={styles.printOnly}>
              {view === 'open' ? t('safetyPlan.sharedWithPlan') : t('safetyPlan.printOnly')}
            </p>
          )}
          <SafetyPlanParts plan={plan} isStored={canStore} onSave={save} />
          <div className={styles.actions}>
            <Button variant={canStore ? 'secondary' : 'primary'} onClick={() => window.print()}>
              {t('safetyPlan.print')}
            </Button>
            {view === 'open' && (
              <>
                <Button
                  variant="secondary"
                  onClick={() => {
                    lock();
                    setNotice(t('safetyPlan.locked'));
                  }}
                >
                  {t('safetyPlan.lock')}
                </Button>
                <ConfirmButton
                  label={t('safetyPlan.remove.label')}
                  title={t('safetyPlan.remove.title')}
                  cancelLabel={t('safetyPlan.remove.cancel')}
                  onConfirm={() => removeWith(t('safetyPlan.remove.done'))}
                >
                  {t('safetyPlan.remove.text')}
                </ConfirmButton>
                <p className="note">{t('safetyPlan.exit')}</p>
              </>
            )}
          </div>
        </>
      )}
    </div>
  );
}

function PhoneQuestion({ onAnswer }: { onAnswer(phone: 'mine' | 'shared'): boolean }) {
  const { t } = useTranslation();
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <section className={styles.panel} aria-labelledby="plan-phone">
      <h2 id="plan-phone">{t('safetyPlan.phone.question')}</h2>
      <p>{t('safetyPlan.phone.why')}</p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => setHasFailed(!onAnswer('mine'))}>
          {t('safetyPlan.phone.mine')}
        </Button>
        <Button variant="secondary" onClick={() => setHasFailed(!onAnswer('shared'))}>
          {t('safetyPlan.phone.shared')}
        </Button>
      </div>
      {hasFailed && <Alert status="error">{t('safetyPlan.phone.failed')}</Alert>}
    </section>
  );
}

function Restart({ onConfirm }: { onConfirm(): void }) {
  const { t } = useTranslation();
  return (
    <ConfirmButton
      label={t('safetyPlan.restart.label')}
      title={t('safetyPlan.restart.title')}
      cancelLabel={t('safetyPlan.restart.cancel')}
      onConfirm={onConfirm}
    >
      {t('safetyPlan.restart.text')}
    </ConfirmButton>
  );
}

/** Moves focus to the views when one replaces another, because the pressed button is gone. */
function useFocusOnChange(target: RefObject<HTMLElement | null>, view: string): void {
  const last = useRef(view);
  useEffect(() => {
    if (last.current !== view) target.current?.focus();
    last.current = view;
  }, [target, view]);
}
