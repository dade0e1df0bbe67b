import { sum } from '@shared/kernel/collections'
import type { Account } from '@shared/report/account'

/** Damage that a side dealt; null in the players' copy, which tells no dice. */
export function dealtBy({ fighting, units }: Account, side: number): number | null {
  if (fighting === null) return null
  return sum(fighting.attacks.map(({ attacker, landed }) => (units[attacker]?.side === side ? landed : 0)))
}
