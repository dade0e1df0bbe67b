/** For our own account alone, whatever the system's default: keys, codes and notes are among what we write. Windows has no such modes. */
export const OWNER_ONLY = 0o600
