import { i18n, type Messages } from '@lingui/core';
import { getMessageLocale } from '#language/locale.ts';

/** Loads all English messages, so that tests and stories need no loaders of routes. */
const files = import.meta.glob<Messages>('#compiled/messages/en/*.json', { import: 'default', eager: true });
for (const messages of Object.values(files)) i18n.load('en', messages);
i18n.activate('en', getMessageLocale('en'));
