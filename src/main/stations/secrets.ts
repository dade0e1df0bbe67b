import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { CODE_ALPHABET, CODE_LENGTH } from '@shared/stations/limits'

/** Code of an open table, from an alphabet of 32 characters, which a byte maps to without bias. */
export const newCode = (): string => letters(CODE_LENGTH)

/** Two letters that stand on a phone and beside its name at the game master's. */
export const newMatch = (): string => letters(2).replace(/\d/gu, digit => CODE_ALPHABET.charAt(Number(digit)))

/** 256 bits that let one phone take its seat again. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Digest of a token. Only this is stored, so that reading the file does not give anybody a seat. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Compares in constant time, whatever the two hold. */
export function isSame(given: string, known: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(known))
}

/** Opaque id of something for one seat: deterministic, and reveals nothing about the thing. */
export function veiled(secret: string, ...parts: readonly string[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url').slice(0, 16)
}

function letters(count: number): string {
  return Array.from(randomBytes(count), byte => CODE_ALPHABET.charAt(byte % CODE_ALPHABET.length)).join('')
}
