import { useState } from 'react';
import type { PhoneOwnership } from '#api/device/phone-ownership.ts';
import { usePhoneOwnership } from '#api/device/use-phone-ownership.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { RadioGroup } from '#ui/field/radio-group.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';
import { joinSentences } from '#language/translate.ts';

/** What each answer means, in sentences. */
const labelIds = {
  shared: ['profile.phone.yes', 'shell.phone.shared.means', 'shell.phone.shared.more'],
  mine: ['profile.phone.no', 'shell.phone.mine.means', 'shell.phone.mine.more'],
} as const;

const stateIds = { shared: 'profile.phone.shared', mine: 'profile.phone.mine' } as const;

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
          label={t('shell.phone.question')}
          orientation="vertical"
          options={(['shared', 'mine'] as const).map((value) => ({
            value,
            label: joinSentences(
              t,
              labelIds[value].map((id) => t(id)),
            ),
          }))}
          value={phone ?? ''}
          onChange={(value) => setHasFailed(!savePhone(value as PhoneOwnership))}
        />
      </div>
      <p className={styles.state}>{t(phone === null ? 'shell.phone.unanswered' : stateIds[phone])}</p>
      {hasFailed && <Alert status="error">{t('shell.phone.notKept')}</Alert>}
    </ProfileSection>
  );
}
