import { useState } from 'react';
import type { PhoneOwnership } from '#api/device/phone-ownership.ts';
import { phoneMessages } from '#api/device/phone-ownership-messages.ts';
import { usePhoneOwnership } from '#api/device/use-phone-ownership.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { RadioGroup } from '#ui/field/radio-group.tsx';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import type { Translate } from '#language/translate.ts';

/** Asks whose phone this is. Renders nothing if the browser cannot save the answer. */
export function PhoneOwnershipSetting({ userid }: { readonly userid: string }) {
  const { t } = useTranslation();
  const { phone, savePhone } = usePhoneOwnership(userid);
  const [hasFailed, setHasFailed] = useState(false);
  if (phone === 'unavailable') return null;
  return (
    <ProfileSection title={t('profile.phone.title')}>
      <div className={styles.phone}>
        <RadioGroup
          name="phone"
          legend={t('app.phone.question')}
          row="column"
          options={(['shared', 'mine'] as const).map((value) => ({ value, label: formatLabel(t, value) }))}
          value={phone ?? ''}
          onChange={(value) => setHasFailed(!savePhone(value as PhoneOwnership))}
        />
      </div>
      <p className={styles.state}>{phone === null ? t('app.phone.unanswered') : text[phone]}</p>
      {hasFailed && <Alert tone="error">{t('app.phone.notKept')}</Alert>}
    </ProfileSection>
  );
}

function formatLabel(t: Translate, phone: PhoneOwnership): string {
  const { name, means, more } = phoneMessages[phone];
  return `${name}. ${means} ${more}`;
}
