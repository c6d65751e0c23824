import { useState } from 'react';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Choice } from '../choice/choice.tsx';
import { LinkButton } from '../link-button.tsx';
import type { AuthorTranslation } from '../state.ts';
import { DataTable } from '../table/data-table.tsx';
import type { TranslationApi } from '../../editor/store/api.ts';
import { messages } from './messages.ts';
import { TranslationEditor } from './translation-editor.tsx';

/** Props of `TranslationsPanel`. */
export interface TranslationsPanelProps {
  readonly translations: readonly AuthorTranslation[];
  readonly api: TranslationApi;
  /** Opens an address in the preview. */
  show(address: string): void;
  /** Returns the address that displays an English file, or undefined. */
  findAddress(file: string): string | undefined;
}

/** The translated files of a language with their state, or one of them next to the English texts. */
export function TranslationsPanel({ translations, api, show, findAddress }: TranslationsPanelProps) {
  const languages = [...new Set(translations.map(({ language }) => language))];
  const [selectedLanguage, setLanguage] = useState(languages[0]);
  const [file, setFile] = useState<string>();
  const language = selectedLanguage ?? languages[0];
  if (language === undefined) return <EmptyState title={messages.none} />;
  if (file !== undefined)
    return <TranslationEditor key={file} file={file} api={api} onClose={() => setFile(undefined)} />;
  const rows = translations
    .filter((one) => one.language === language)
    .map((one) => {
      const address = findAddress(one.source);
      return {
        id: one.file,
        isMarked: !one.isUsable,
        cells: [
          <>
            <LinkButton aria-label={messages.translate(one.source)} onClick={() => setFile(one.file)}>
              {one.source}
            </LinkButton>{' '}
            {address !== undefined && (
              <LinkButton
                aria-label={messages.show(one.source)}
                onClick={() => show(`/${language}${address}`)}
              >
                {messages.showShort}
              </LinkButton>
            )}
          </>,
          one.stage,
          one.missing,
          one.stale,
          one.isUsable ? messages.offered : messages.notOffered,
        ],
      };
    });
  return (
    <>
      <p className="note">{messages.notChecked}</p>
      <Choice
        label={messages.language}
        options={languages.map((value) => ({ value, name: value }))}
        selected={language}
        onChoose={setLanguage}
      />
      <DataTable caption={messages.caption} hidesCaption head={messages.head} rows={rows} />
    </>
  );
}
