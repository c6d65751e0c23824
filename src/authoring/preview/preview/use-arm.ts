import { useEffect, useState } from 'react';
import { editorApi } from '../../editor/desk/api.ts';

/**
 * The arm of a trial whose words the preview shows, by its code; '' for the questionnaire's own. The choice resolves once
 * the program has them; where that fails it stays as it was.
 */
export function useArm(): readonly [arm: string, choose: (code: string) => Promise<void>] {
  const [arm, setArm] = useState('');
  useEffect(() => {
    // The program may still have the words of an arm from before this page was loaded anew.
    editorApi.showArm('').catch(() => {});
  }, []);
  return [
    arm,
    (code) =>
      editorApi.showArm(code).then(
        () => setArm(code),
        () => {},
      ),
  ];
}
