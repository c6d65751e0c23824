import { useFailedRequestId } from '#api/failed-request-id.ts';
import { Reference } from '#ui/reference/reference.tsx';
import { useTranslation } from '#web-language/use-translation.ts';

/** The request id of the last failed request. */
export function FailedRequestIdText() {
  const { t } = useTranslation();
  const reference = useFailedRequestId();
  return (
    reference && (
      <Reference label={t('shell.reference.label')} hint={t('shell.reference.hint')} reference={reference} />
    )
  );
}
