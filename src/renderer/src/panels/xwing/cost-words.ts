import type { DraftWeapon } from '@shared/systems/xwing/model/squad'

/** What an attack with a weapon costs, in words; empty where it costs nothing (XW-006). */
export function costWords(cost: DraftWeapon['cost'], t: (key: string, values: Record<string, unknown>, count: number) => string): string {
  const charges = cost.charges === 0 ? [] : [t('xwTable.costCharges', { count: cost.charges }, cost.charges)]
  const payments = cost.payments.map(payment => t(`xw.token.${payment}`, {}, 1))
  return [...charges, ...payments, ...(cost.text === '' ? [] : [cost.text])].join(', ')
}
