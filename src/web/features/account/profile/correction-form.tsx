import { useEffect, useRef, useState } from 'react';
import { tabKeys } from '#api/device/tab-keys.ts';
import { createSavedForm } from '#api/device/saved-form.ts';
import { toFailure, lacksEndpoint } from '#api/failure.ts';
import type { ProfileFields } from '#contract/requests.ts';
import { profileLabels } from '#domain/account/fact-words.ts';
import { useForm } from '#forms/use-form.ts';
import { Alert, type Tone } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { FormSummary } from '#ui/field/form-summary.tsx';
import { FormEnd, FormPage } from '#ui/form-page/form-page.tsx';
import { showSummary } from '../form/show-summary.ts';
import { strings } from '../strings.ts';
import { BackToProfile } from './back-to-profile.tsx';
import { type FactValues, factFields, factRules, factsBody, factsIn } from './fact-values.ts';
import { useCorrectProfileMutation } from './facts-api.ts';
import styles from './profile-parts.module.css';
import { AboutPart, HelpPart, WorkPart } from './profile-parts.tsx';

const text = strings.correction;
const { shortLabels } = strings.profile;

/** What was corrected in this tab and is not saved yet: the rest is as the server has it. */
const unsent = createSavedForm<FactValues>(tabKeys.correctionForm);

export interface CorrectionFormProps {
  readonly userid: string;
  /** What the server holds now. */
  readonly facts: ProfileFields;
}

/** The parts of the registration, filled in. The form stays after saving and says that it is saved. */
export function CorrectionForm({ userid, facts }: CorrectionFormProps) {
  const top = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<{ readonly tone: Tone; readonly text: string } | null>(null);
  const [correct] = useCorrectProfileMutation();
  const [saved, setSaved] = useState(() => factsIn(facts));
  const form = useForm({
    initial: saved,
    left: { ...saved, ...unsent.load(userid) },
    rules: factRules,
    refused() {
      setOutcome(null);
      setTimeout(() => showSummary(top.current));
    },
    async send(values) {
      setOutcome(null);
      const sent = correct({ userid, facts: factsBody(values) }).unwrap();
      setOutcome(
        await sent.then(
          () => {
            setSaved(values);
            return { tone: 'ok', text: text.saved };
          },
          (error) => ({ tone: 'error', text: messageFor(error) }),
        ),
      );
    },
  });
  useEffect(() => {
    const corrected = factFields.filter((name) => form.values[name] !== saved[name]);
    if (corrected.length === 0) unsent.forget();
    else unsent.save(userid, Object.fromEntries(corrected.map((name) => [name, form.values[name]])));
  }, [userid, saved, form.values]);
  const problems = factFields
    .filter((name) => form.errors[name])
    .map((name) => ({ id: name, label: { ...profileLabels, ...shortLabels }[name] }));

  return (
    <FormPage
      title={text.title}
      lead={text.lead}
      note={<p className="note">{text.age}</p>}
      summary={
        form.wrong.length > 0 &&
        problems.length > 0 && <FormSummary message={text.incomplete} problems={problems} />
      }
      summaryRef={top}
      onSubmit={form.submit}
    >
      <AboutPart form={form} />
      <WorkPart form={form} />
      <HelpPart form={form} />
      <FormEnd>
        {outcome && <Alert tone={outcome.tone}>{outcome.text}</Alert>}
        <div className={styles.buttons}>
          <Button type="submit" busy={form.busy} busyText={text.busy}>
            {text.save}
          </Button>
          <BackToProfile />
        </div>
      </FormEnd>
    </FormPage>
  );
}

/** The server's own words, where it says what is wrong with a value. */
function messageFor(error: unknown): string {
  if (lacksEndpoint(error)) return text.lacking;
  const failure = toFailure(error);
  const isWrong = failure.kind === 'refused' && failure.status === 422;
  return (isWrong && failure.message) || text.failed;
}
