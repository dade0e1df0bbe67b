import { PAYMENTS, type Payment } from '@shared/systems/xwing/model/squad'

/** The payments with this many of one kind, in the order in which cards name them. */
export function paymentsWith(payments: readonly Payment[], kind: Payment, count: number): readonly Payment[] {
  const countOf = (one: Payment): number => (one === kind ? count : payments.filter(other => other === one).length)
  return PAYMENTS.flatMap(one => Array.from({ length: countOf(one) }, () => one))
}
