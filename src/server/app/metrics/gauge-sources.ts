import { listBackups } from '../../config/backup-folder.ts';
import { readCertificateEnd } from '../../config/certificate.ts';
import { hour } from '../time.ts';
import type { GaugeSources } from './metrics.ts';

/** Reads the times of the newest backups at each scrape; undefined without a folder of backups. */
export function createBackupSource(backupDir: string | null): GaugeSources['backups'] {
  if (backupDir === null) return undefined;
  return () => {
    const backups = tryListBackups(backupDir);
    return {
      written: backups[0]?.writtenAt ?? null,
      verified: backups.find(({ verifiedAt }) => verifiedAt !== null)?.writtenAt ?? null,
    };
  };
}

function tryListBackups(folder: string) {
  try {
    return listBackups(folder);
  } catch {
    return [];
  }
}

/**
 * Reads the end of the certificate of an https address at most once an hour. A scrape does not wait for it.
 * @param read for tests
 */
export function createCertificateSource(
  publicUrl: string,
  read = readCertificateEnd,
): GaugeSources['certificate'] {
  const { protocol, hostname: host } = new URL(publicUrl);
  if (protocol !== 'https:') return () => null;
  let end: Date | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - checkedAt > hour) {
      checkedAt = performance.now();
      read(publicUrl).then(
        (found) => (end = found),
        () => (end = null),
      );
    }
    return end && { host, end };
  };
}
