import { randomBytes } from 'node:crypto'

/** Makes an id that has never been used, safe as a directory name on every system. */
export type NewId = () => string

/** 32 characters, so a byte maps to one without bias. No upper case (some disks ignore case), no i, l, o or u (misread aloud). */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const ID_LENGTH = 20

/** 100 random bits as 20 characters. */
export const newId: NewId = () => Array.from(randomBytes(ID_LENGTH), byte => ALPHABET.charAt(byte % ALPHABET.length)).join('')

/** `prefix-1`, `prefix-2`, ...: for tests and demonstrations. */
export function countedIds(prefix: string): NewId {
  let count = 0
  return () => `${prefix}-${++count}`
}
