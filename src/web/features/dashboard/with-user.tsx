import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { selectSession } from '#api/session.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Container } from '#ui/page/page.tsx';
import { notify } from '#ui/toast/toast.tsx';
import { useTranslation } from '#web-language/use-translation.ts';

/** Renders a dashboard for the user of the session. Without a session it shows an error and redirects to the login. */
export function WithUser({ children }: { children: (userid: string) => ReactNode }) {
  const session = useSelector(selectSession);
  // Read once: a logout ends the session just before the navigation and must not show the error.
  const [userid] = useState(session?.userid);
  return userid === undefined ? <UserNotFound /> : children(userid);
}

function UserNotFound() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isReported = useRef(false);

  useEffect(() => {
    if (isReported.current) return;
    isReported.current = true;
    notify.error(t('dashboard.userNotFound'));
    navigate('/login', { replace: true });
  }, [navigate, t]);

  return (
    <Container>
      <Alert status="error">{t('dashboard.userNotFound')}</Alert>
    </Container>
  );
}
