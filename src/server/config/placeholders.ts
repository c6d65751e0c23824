import { findPlaceholders, isPlaceholderSetting } from '#domain/institute/placeholders.ts';
import { type Config, ConfigError, isLocalDeployment } from './config.ts';
import { builtInSettings, type Settings } from './settings.ts';

/**
 * Refuses to start in public while the settings of the institute are placeholders: complaints would reach no one (DPDP
 * Act, section 13). Does not apply if `PUBLIC_URL` is on this machine.
 * @throws ConfigError with the file or variable, the key, and what to do
 */
export function refusePlaceholders(config: Config, settings: Settings = builtInSettings): void {
  if (isLocalDeployment(config)) return;
  const problems = findPlaceholders(settings).map(
    ({ path, value }) =>
      `content/settings.json: ${path} is a placeholder ("${value}") that pages and mails would publish. Write the value of the institute, ` +
      'then build again (npm run build, or the image)',
  );
  if (config.supportEmail !== settings.supportEmail && isPlaceholderSetting(config.supportEmail)) {
    problems.push(
      `SUPPORT_EMAIL is a placeholder ("${config.supportEmail}"). Write the address of a mailbox that is read, or unset it to use ` +
        'supportEmail of content/settings.json',
    );
  }
  if (problems.length > 0) throw new ConfigError(problems);
}
