import { guarded } from '../kernel/formula-guard'
import type { Account, AccountAttack } from './account'

/** One attack as a row for spreadsheets and programs: English field names in any language, so that a tool reads every file alike. */
export interface AttackRow {
  readonly entry: number
  readonly round: number
  readonly phase: string
  readonly attackerSide: string
  readonly attacker: string
  readonly targetSide: string
  readonly target: string
  readonly weapon: string
  /** The number the dice had to reach, and what they reached. */
  readonly needed: number | null
  readonly reached: number | null
  readonly die: string | null
  readonly faces: readonly number[]
  readonly damageFaces: readonly number[]
  readonly defenceFaces: readonly number[]
  /** `hand`: typed from real dice. `host`: rolled by Flagship. */
  readonly by: 'hand' | 'host' | null
  readonly result: 'hit' | 'miss' | null
  readonly damage: number | null
  readonly expectedDamage: number | null
  readonly landed: number
  /** Its mark on the table, such as A2, the number of its fleet or squadron on its side, and its id in the battle. */
  readonly attackerMark: string
  readonly attackerNumber: number | null
  readonly attackerId: string
  readonly targetMark: string
  readonly targetNumber: number | null
  readonly targetId: string
}

/** One row for each attack of the game master's account, in the order they were made. */
export function attackRows(account: Account): readonly AttackRow[] {
  return (account.fighting?.attacks ?? []).map(attack => rowOf(account, attack))
}

function rowOf({ units, sides, fighting }: Account, attack: AccountAttack): AttackRow {
  const [attacker, target] = [units[attack.attacker], units[attack.target]]
  const [attackerTag, targetTag] = [fighting?.tags[attack.attacker], fighting?.tags[attack.target]]
  const sideOf = (side: number | undefined): string => sides[side ?? -1]?.name ?? ''
  const facesOf = (what: string): readonly number[] => attack.rolls.filter(roll => roll.what === what).flatMap(roll => roll.faces)
  const first = attack.rolls.find(roll => roll.what === 'attack')
  return {
    entry: attack.seq,
    round: attack.round,
    phase: attack.phase,
    attackerSide: sideOf(attacker?.side),
    attacker: attacker?.name ?? '',
    targetSide: sideOf(target?.side),
    target: target?.name ?? '',
    weapon: attack.weapon,
    needed: first?.needed ?? null,
    reached: first?.reached ?? null,
    die: first?.die ?? null,
    faces: facesOf('attack'),
    damageFaces: facesOf('damage'),
    defenceFaces: facesOf('defence'),
    by: first?.by ?? null,
    result: attack.isHit === null ? null : attack.isHit ? 'hit' : 'miss',
    damage: attack.damage,
    expectedDamage: attack.expectedDamage === null ? null : asWritten(attack.expectedDamage.mean),
    landed: attack.landed,
    attackerMark: attackerTag?.mark ?? '',
    attackerNumber: attacker?.number ?? null,
    attackerId: attackerTag?.id ?? '',
    targetMark: targetTag?.mark ?? '',
    targetNumber: target?.number ?? null,
    targetId: targetTag?.id ?? ''
  }
}

/** A mean as people write one: to the thousandth, without what binary fractions leave at the end. */
function asWritten(mean: number): number {
  return Math.round(mean * 1000) / 1000
}

const FIELDS = [
  'entry',
  'round',
  'phase',
  'attackerSide',
  'attacker',
  'targetSide',
  'target',
  'weapon',
  'needed',
  'reached',
  'die',
  'faces',
  'damageFaces',
  'defenceFaces',
  'by',
  'result',
  'damage',
  'expectedDamage',
  'landed',
  'attackerMark',
  'attackerNumber',
  'attackerId',
  'targetMark',
  'targetNumber',
  'targetId'
] as const satisfies readonly (keyof AttackRow)[]

/** The rows as CSV (RFC 4180) with a heading. Faces of one roll stand in one cell, a space between them. */
export function attacksCsv(account: Account): string {
  const lines = attackRows(account).map(row => FIELDS.map(field => cellOf(row[field])).join(','))
  return [FIELDS.join(','), ...lines].map(line => `${line}\r\n`).join('')
}

/** The rows as JSON Lines: one object a line. */
export function attacksJsonLines(account: Account): string {
  return attackRows(account)
    .map(row => `${JSON.stringify(row)}\n`)
    .join('')
}

/** A cell of one line, in quotes if anything in it parts cells somewhere; formulas get an apostrophe, so that opening runs nothing. */
function cellOf(value: AttackRow[keyof AttackRow]): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = typeof value === 'string' ? guarded(value.replaceAll(/\p{Cc}+/gu, ' ')) : value.join(' ')
  return /[",;|،؛]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
