import type { Message } from '../../../core/engine/message'
import type { ActField, ActValues } from '../../../core/view/station'

const label = (name: string): Message => ({ key: `sa.station.${name}` })

/** A name of the battle as a message. */
export const named = (name: string): Message => ({ key: 'view.named', values: { name } })

export const flag = (name: string): ActField => ({ name, label: label(name), kind: 'flag', value: false })

/** Hexes as measured at the table. */
export const range = (): ActField => ({ name: 'range', label: label('range'), kind: 'number', min: 0, max: 999, value: 1 })

export function picked(name: string, options: readonly (readonly [value: string, label: Message])[]): ActField {
  return { name, label: label(name), kind: 'pick', options: options.map(([value, of]) => ({ value, label: of })) }
}

/** The value of a pick. */
export function textOf(values: ActValues, name: string): string {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}
