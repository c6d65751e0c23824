import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useConsentsQuery } from '#api/consent-api.ts';
import { selectSession } from '#api/session.ts';
import contentSettings from '#compiled/settings.json';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Container } from '#ui/page/page.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { CorrectionLink } from './correction-link.tsx';
import { LoginSessions } from './login-sessions.tsx';
import { DataDownload } from './data-download.tsx';
import { MyPassword } from './my-password.tsx';
import { Nominee } from './nominee.tsx';
import { PersonName } from './person-name.tsx';
import styles from './profile.module.css';
import { useIsOwnDataSupported } from './profile-api.ts';
import { AccountRemoval } from './account-removal.tsx';
import { AccountRemoved } from './account-removed.tsx';
import { ResearchConsent, type ResearchConsentSettings } from './research-consent.tsx';
import { WithdrawConsent } from './withdraw-consent.tsx';
import { PhoneOwnershipSetting } from './phone-ownership-setting.tsx';
import { useBackTo } from './use-back-to.ts';
import { useRemoveUserFromDevice } from './use-remove-user-from-device.ts';
import { DocumentTitle } from '#web-language/document-title.tsx';

export interface ProfilePageScreenProps {
  /** Sections that may have drafts on the device. */
  readonly sectionIds: readonly string[];
  /** Defaults to the settings of `content/settings.json`. */
  readonly research?: ResearchConsentSettings;
}

/** The profile page: name, correction, consents, download, sessions, and deletion of the account. */
export function ProfilePageScreen({
  sectionIds,
  research = contentSettings.research,
}: ProfilePageScreenProps) {
  const { t } = useTranslation();
  const session = useSelector(selectSession);
  const [isRemoved, setIsRemoved] = useState(false);
  const forgetPerson = useRemoveUserFromDevice(sectionIds);
  useBackTo('/dashboard');

  if (isRemoved) return <AccountRemoved />;
  return (
    <Container className={styles.page}>
      <DocumentTitle page={t('profile.title')} />
      <h1 id="page-title" tabIndex={-1}>
        {t('profile.title')}
      </h1>
      {session ? (
        <ProfileSections
          userid={session.userid}
          research={research}
          onRemoved={() => {
            setIsRemoved(true);
            forgetPerson(session.userid);
          }}
        />
      ) : (
        <NoSession />
      )}
    </Container>
  );
}

function NoSession() {
  const { t } = useTranslation();
  useEffect(() => console.warn(t('profile.missingSession')), [t]);
  return <EmptyState title={t('profile.notAvailable')} />;
}

interface ProfileSectionsProps {
  readonly userid: string;
  readonly research: ResearchConsentSettings;
  onRemoved(): void;
}

function ProfileSections({ userid, research, onRemoved }: ProfileSectionsProps) {
  const isSupported = useIsOwnDataSupported(userid);
  const { data: consents } = useConsentsQuery(userid, { skip: !isSupported });
  const isStopped = consents?.terms?.given === false;
  return (
    <>
      <PersonName userid={userid} />
      {isSupported && (
        <>
          {!isStopped && <CorrectionLink />}
          <ResearchConsent userid={userid} settings={research} />
          <DataDownload userid={userid} />
        </>
      )}
      <PhoneOwnershipSetting userid={userid} />
      {isSupported && (
        <>
          <LoginSessions userid={userid} />
          <MyPassword userid={userid} />
          <Nominee userid={userid} />
          <WithdrawConsent userid={userid} />
          <AccountRemoval userid={userid} onRemoved={onRemoved} />
        </>
      )}
    </>
  );
}
