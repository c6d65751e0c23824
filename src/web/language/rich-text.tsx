import { i18n } from '@lingui/core';
import { I18nProvider, Trans } from '@lingui/react';
import type { ReactElement } from 'react';
import type { MessageId } from '#language/translate.ts';

interface RichTextProps {
  readonly id: MessageId;
  readonly values?: Readonly<Record<string, unknown>>;
  /** Elements by the name of their tag in the message. The text between the tags becomes their children. */
  readonly components: Readonly<Record<string, ReactElement>>;
}

/** A message with tags, such as `Please read the <terms>terms</terms>.` */
export function RichText({ id, values, components }: RichTextProps) {
  return (
    <I18nProvider i18n={i18n}>
      <Trans id={id} values={values} components={components} />
    </I18nProvider>
  );
}
