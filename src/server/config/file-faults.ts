/** What keeps a file from being read or written, by the system's code, or by what was asked of it and that. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied. Make the user of the server its owner (chown)',
  EPERM: 'permission denied. Make the user of the server its owner (chown)',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full. Free disk space',
  EDQUOT: 'the disk quota is used up. Free disk space',
  ENOENT: 'its folder does not exist',
  'mkdir ENOENT': 'the folder cannot be created',
  ENOTDIR: 'a file is in the place of a folder',
  EEXIST: 'a file is in the place of a folder',
  EISDIR: 'a folder is in the place of a file',
  ELOOP: 'its symbolic links form a cycle',
  ENAMETOOLONG: 'the name is too long',
  EIO: 'the disk has an error',
};

/** What an operator reads of a file or folder that the system refuses; null for any other fault. */
export function describeFileError(error: unknown): string | null {
  const { code = '', path, syscall } = error as NodeJS.ErrnoException;
  const reason = reasons[`${syscall} ${code}`] ?? reasons[code];
  if (!reason || !syscall) return null;
  // Where a file is written the system does not say which.
  if (!path) return `A file cannot be used (${code}): ${reason}.`;
  return `${path} cannot be used (${code}): ${reason}. DATA_DIR and ERASURE_LOG set where the server stores its files.`;
}
