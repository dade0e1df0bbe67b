import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { CODE_ALPHABET, CODE_LENGTH } from '@shared/stations/limits'

/** Code of an open table. */
export const newCode = (): string => letters(CODE_LENGTH)

/** Letters alone: Q and W apart, whose names no two tables say alike, there are no digits among them. */
const MATCH_LETTERS = 'ABCDEFGHJKLMNPRSTUVXYZ'
/** Pairs that read badly in English or French: insults, toilets, and abbreviations nobody wants to read out at a table. */
const READ_BADLY =
  'AH BJ BS CC CK CN CS CU DP FA FC FD FK FN FU GP HH HJ HS JT KC KK KZ LR MD MF NF NG NS PD PP PT RN SA SB SM SS TG TT VD ZB'

/** Two letters that stand on a phone and beside its name at the game master's; never a pair that is in use, or that reads badly. */
export function newMatch(used: readonly string[], draw: () => string = () => letters(2, MATCH_LETTERS)): string {
  for (;;) {
    const pair = draw()
    if (!used.includes(pair) && !READ_BADLY.split(' ').includes(pair)) return pair
  }
}

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

function letters(count: number, alphabet = CODE_ALPHABET): string {
  return Array.from({ length: count }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
}
