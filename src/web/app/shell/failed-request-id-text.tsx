import { useFailedRequestId } from '#api/failed-request-id.ts';
import { ErrorReference } from '#ui/error-reference/error-reference.tsx';
import { useTranslation } from '#web-language/use-translation.ts';

/** The request id of the last failed request. */
export function FailedRequestIdText() {
  const { t } = useTranslation();
  const reference = useFailedRequestId();
  return (
    reference && (
      <ErrorReference
        label={t('shell.reference.label')}
        description={t('shell.reference.hint')}
        code={reference}
      />
    )
  );
}
