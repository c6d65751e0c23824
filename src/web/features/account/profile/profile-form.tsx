import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import settings from '#compiled/settings.json';
import { profileLabels } from '#domain/account/fact-words.ts';
import { focusFirstError } from '#forms/focus-first-error.ts';
import { useForm } from '#forms/use-form.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { FormSummary } from '#ui/field/form-summary.tsx';
import { FormPage } from '#ui/form-page/form-page.tsx';
import { notify } from '#ui/toast/toast.tsx';
import { BirthYearField } from '../age/birth-year-field.tsx';
import { messages } from '../age/messages.ts';
import { showSummary } from '../form/show-summary.ts';
import { readProfileDraft, saveProfileDraft } from '../profile-draft.ts';
import { readRegistrationId } from '../registration-id.ts';
import { strings } from '../strings.ts';
import { consentNoticeMarker } from '../terms/consent-notice.tsx';
import { times } from '../times.ts';
import { AboutPart, ConsentPart, HelpPart, WorkPart } from './profile-parts.tsx';
import {
  countAnswered,
  emptyProfile,
  type ProfileValues,
  profileFields,
  profileRules,
} from './profile-values.ts';
import { type ProfileFailure, useProfile } from './use-profile.ts';

const text = strings.profile;

/** What the institute asks about research, from `content/settings.json`. */
export type ResearchSettings = typeof settings.research;

export interface ProfileFormProps {
  research: ResearchSettings;
  /** The person is under 18 and the registration has ended; the server may have deleted the account. */
  onUnderage(isDeleted: boolean): void;
}

/** The "Registration" screen: the profile that completes an account. */
export function ProfileForm({ research, onUnderage }: ProfileFormProps) {
  const top = useRef<HTMLDivElement>(null);
  const [id] = useState(readRegistrationId);
  const [left] = useState(() => savedProfileDraft(id));
  const [failure, setFailure] = useState<ProfileFailure | null>(null);
  const { save, saved } = useProfile({
    terms: settings.termsVersion,
    researchText: research.textVersion,
    notice: consentNoticeMarker,
  });

  const form = useForm({
    initial: emptyProfile,
    left,
    rules: profileRules,
    refused() {
      setFailure(null);
      notify.error(text.incomplete, { ms: times.toast });
      setTimeout(() => showSummary(top.current));
    },
    async send(values) {
      setFailure(null);
      const problem = await save(values, () => form.clear());
      if (problem && 'isUnderage' in problem) return onUnderage(problem.isDeleted);
      setFailure(problem);
      if (problem?.atTerms) askAnew(problem.atTerms);
    },
  });

  useSavedProfileDraft(id, form.values, saved);

  /** Everything stays but the tick, which was for other terms; the sentence is at its box. */
  function askAnew(sentence: string) {
    form.set('terms', false);
    form.setErrors({ terms: sentence });
    focusFirstError(document.body);
  }

  const problems = profileFields
    .filter((name) => form.errors[name])
    .map((name) => ({
      id: name,
      label: { ...profileLabels, ...text.shortLabels, birthYear: messages.label }[name],
    }));

  const { answered, of } = countAnswered(form.values);
  const placeOf = (part: number) => text.place(part, 4, answered, of);

  return (
    <>
      <title>{`${text.title} · ${settings.programName}`}</title>
      <FormPage
        title={text.title}
        lead={text.lead}
        summary={form.wrong.length > 0 && <FormSummary message={text.incomplete} problems={problems} />}
        summaryRef={top}
        onSubmit={form.submit}
      >
        <AboutPart form={form} place={placeOf(1)} birthYear={<BirthYearField form={form} />} />
        <WorkPart form={form} place={placeOf(2)} />
        <HelpPart form={form} place={placeOf(3)} />
        <ConsentPart form={form} place={placeOf(4)} research={research.enabled ? research.text : null}>
          {failure && (
            <Alert tone="error" quiet>
              {failure.message} {failure.lost && <Link to="/login">{text.toLogin}</Link>}
              {failure.detail && <p>{failure.detail}</p>}
            </Alert>
          )}
          <Button type="submit" busy={form.busy || saved} busyText={text.busy}>
            {text.submit}
          </Button>
        </ConsentPart>
      </FormPage>
    </>
  );
}

/**
 * The form as it was left in this tab. Its two boxes are empty: a consent is given to the words on the screen.
 * @param id of the registration
 */
function savedProfileDraft(id: string | null): ProfileValues {
  return { ...emptyProfile, ...readProfileDraft(id) };
}

/** Keeps what is typed in the form for this tab, until it has arrived. */
function useSavedProfileDraft(id: string | null, values: ProfileValues, arrived: boolean): void {
  useEffect(() => {
    const { terms: _, research: __, ...facts } = values;
    if (id !== null && !arrived) saveProfileDraft(id, facts);
  }, [id, values, arrived]);
}
