/** What keeps a file from being read or written, by the system's code, or by what was asked of it and that. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not. Give it to the user that runs the server (chown)',
  EPERM: 'this user may not. Give it to the user that runs the server (chown)',
  EROFS: 'it is on a disk that is read-only',
  ENOSPC: 'its disk is full. Make room',
  EDQUOT: 'its disk is full. Make room',
  ENOENT: 'its folder is not there',
  'mkdir ENOENT': 'no folder can be made there',
  ENOTDIR: 'a file stands where a folder is needed',
  EEXIST: 'a file stands where a folder is needed',
  EISDIR: 'a folder stands where a file is needed',
  ELOOP: 'its links lead round in a circle',
  ENAMETOOLONG: 'its name is too long',
  EIO: 'its disk has a fault',
};

/** What an operator reads of a file or folder that the system refuses; null for any other fault. */
export function describeFileError(error: unknown): string | null {
  const { code = '', path, syscall } = error as NodeJS.ErrnoException;
  const reason = reasons[`${syscall} ${code}`] ?? reasons[code];
  if (!reason || !syscall) return null;
  // Where a file is written the system does not say which.
  if (!path) return `A file cannot be used (${code}): ${reason}.`;
  return `${path} cannot be used (${code}): ${reason}. If it is the server’s own: DATA_DIR and ERASURE_LOG say where these are.`;
}
