import { useEffect, useRef } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { ProfileSection } from './profile-section.tsx';

/**
 * In the place of a part for which the server turned out to have no call. The button that was pressed is gone: focus
 * comes to the words.
 */
export function PartLacking({
  text,
}: {
  readonly text: { readonly title: string; readonly lacking: string };
}) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <ProfileSection title={text.title}>
      <Alert ref={words} tabIndex={-1} tone="info">
        {text.lacking}
      </Alert>
    </ProfileSection>
  );
}
