import type { PlainMessageId, Translate } from '#language/translate.ts';
import { profileOptions } from '../account/profile.ts';
import { hasAgeLimits } from './format-band.ts';
import type { AgeBand } from './instrument.ts';

/** Formats the reference group of a band: 'ages 18 to 35', 'women of ages 18 to 35', 'everybody'. */
export function formatReferenceGroup(t: Translate, band: AgeBand): string {
  const hasOnlyAges = hasAgeLimits(band) && band.gender === undefined && band.education === undefined;
  return hasOnlyAges ? formatAges(t, band) : formatReferencePeople(t, band);
}

/** Formats the reference group as people: 'people of ages 18 to 35', 'men of your education'. */
export function formatReferencePeople(t: Translate, band: AgeBand): string {
  const { gender, education } = band;
  const people = { gender: gender ?? 'other' };
  if (!hasAgeLimits(band)) {
    if (education !== undefined) return t('results.group.ofEducation', people);
    return gender === undefined ? t('results.group.everybody') : t('results.group.people', people);
  }
  const values = { ...people, ages: formatAges(t, band) };
  return education === undefined
    ? t('results.group.ofAges', values)
    : t('results.group.ofAgesAndEducation', values);
}

/**
 * Formats the criteria of a band for a heading: 'women, ages 18 to 35', 'men, High School or Pre-University',
 * 'everybody'.
 */
export function formatReferenceCriteria(t: Translate, band: AgeBand): string {
  const { gender, education } = band;
  const parts = [
    ...(gender === undefined ? [] : [t('results.group.people', { gender })]),
    ...(hasAgeLimits(band) ? [formatAges(t, band)] : []),
    ...(education === undefined ? [] : [formatEducation(t, education)]),
  ];
  return parts.length === 0 ? t('results.group.everybody') : parts.join(', ');
}

function formatAges(t: Translate, { from, to }: AgeBand): string {
  if (from === undefined) return t('results.group.upTo', { to: String(to) });
  return (to ?? null) === null
    ? t('results.group.over', { from: String(from) })
    : t('results.group.range', { from: String(from), to: String(to) });
}

function formatEducation(t: Translate, codes: readonly number[]): string {
  const ids: readonly PlainMessageId[] = Object.values(profileOptions.education);
  const names = codes.flatMap((code) => {
    const id = ids[code - 1];
    return id === undefined ? [] : [t(id)];
  });
  return names.reduce((first, second) => t('results.group.or', { first, second }));
}
