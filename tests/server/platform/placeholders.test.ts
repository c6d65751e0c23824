import { expect, it } from 'vitest';
import { findPlaceholders } from '#domain/institute/placeholders.ts';
import { parseConfig } from '#server/config/config.ts';
import { refusePlaceholders } from '#server/config/placeholders.ts';
import { builtInSettings, type Settings } from '#server/config/settings.ts';

const filled: Settings = {
  ...builtInSettings,
  institute: { name: 'Lake Institute' },
  funder: 'the Lake Council',
  partner: 'the Hill Institute',
  storeUrl: 'https://play.google.com/store/apps/details?id=in.lake.check',
  supportEmail: 'help@lake.in',
  grievance: {
    name: 'Dr Meera Rao',
    post: '1 Lake Road, Mysuru 570001',
    phone: '+91 821 240 0000',
    email: 'grievance@lake.in',
  },
  webInformationManager: {
    name: 'Dr Asha Rao',
    designation: 'Additional Professor',
    phone: '+91 821 240 0001',
    email: 'web@lake.in',
  },
};

function getFailure(env: Record<string, string>, settings: Settings): string | null {
  try {
    refusePlaceholders(parseConfig(env, settings), settings);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

const site = { PUBLIC_URL: 'https://check.lake.in' };

it('starts in public if every value is configured', () => {
  expect(getFailure(site, filled)).toBeNull();
});

it('starts locally with placeholders', () => {
  const shipped = { ...filled, supportEmail: 'support@example.org' };
  for (const url of ['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])
    expect(getFailure({ PUBLIC_URL: url }, shipped)).toBeNull();
  expect(getFailure({}, shipped)).toBeNull();
});

it('starts in public without a phone app', () => {
  expect(getFailure(site, { ...filled, storeUrl: '' })).toBeNull();
});

it.each<[string, Partial<Settings>]>([
  ['institute.name', { institute: { name: 'National Mental Health Research Institute' } }],
  ['funder', { funder: 'a social science research council' }],
  ['partner', { partner: 'a technology partner institute' }],
  ['storeUrl', { storeUrl: 'https://play.google.com/store/apps' }],
  ['supportEmail', { supportEmail: 'help@sub.Example.com' }],
  ['supportEmail', { supportEmail: 'help@institute.invalid' }],
  ['grievance.name', { grievance: { ...filled.grievance, name: 'Name of the officer' } }],
  ['grievance.post', { grievance: { ...filled.grievance, post: 'Postal address of the officer' } }],
  ['grievance.phone', { grievance: { ...filled.grievance, phone: '+91 00000 00000' } }],
  ['grievance.email', { grievance: { ...filled.grievance, email: 'grievance@example.org' } }],
  [
    'webInformationManager.name',
    { webInformationManager: { ...filled.webInformationManager, name: 'Name of the manager' } },
  ],
  [
    'webInformationManager.designation',
    { webInformationManager: { ...filled.webInformationManager, designation: 'Designation of the manager' } },
  ],
  ['processors[0].name', { processors: [{ name: 'mail.example.org', purpose: 'sends mails' }] }],
])('rejects a public start while %s is a placeholder, with file, key and fix', (path, value) => {
  const words = getFailure(site, { ...filled, ...value });
  expect(words).toContain(`content/settings.json: ${path} is a placeholder ("`);
  expect(words).toContain('Write the value of the institute, then build again');
  expect(words?.match(/is a placeholder/g)).toHaveLength(1);
});

it('rejects a placeholder of the environment in a public start', () => {
  expect(getFailure({ ...site, SUPPORT_EMAIL: 'support@example.org' }, filled)).toContain(
    'SUPPORT_EMAIL is a placeholder ("support@example.org")',
  );
  expect(getFailure({ ...site, SUPPORT_EMAIL: 'support@lake.in' }, filled)).toBeNull();
});

it('accepts ordinary names and numbers', () => {
  const plain = {
    ...filled,
    institute: { name: 'Centre of Good Example' },
    grievance: { ...filled.grievance, phone: '1800 425 0000', post: 'Example Street 1, Kochi' },
  };
  expect(findPlaceholders(plain)).toEqual([]);
});
