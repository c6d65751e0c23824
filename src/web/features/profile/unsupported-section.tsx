import { useEffect, useRef } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { ProfileSection } from './profile-section.tsx';

/** Replaces a section if the server does not have its route. Takes the focus, because the pressed button is removed. */
export function UnsupportedSection({
  text,
}: {
  readonly text: { readonly title: string; readonly unsupported: string };
}) {
  const alertRef = useRef<HTMLDivElement>(null);
  useEffect(() => alertRef.current?.focus(), []);
  return (
    <ProfileSection title={text.title}>
      <Alert ref={alertRef} tabIndex={-1} status="warning">
        {text.unsupported}
      </Alert>
    </ProfileSection>
  );
}
