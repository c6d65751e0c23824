/** Descriptions by error code, or by system call and error code. */
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

/** Describes a file system error for an operator; null for other errors. */
export function describeFileError(error: unknown): string | null {
  const { code = '', path, syscall } = error as NodeJS.ErrnoException;
  const reason = reasons[`${syscall} ${code}`] ?? reasons[code];
  if (!reason || !syscall) return null;
  // Write errors have no path.
  if (!path) return `A file cannot be used (${code}): ${reason}.`;
  return `${path} cannot be used (${code}): ${reason}. DATA_DIR and ERASURE_LOG set where the server stores its files.`;
}
