import type { Message } from '../engine/message'
import type { ActField, ActValues } from './station'

/** A name of the battle as a message. */
export const named = (name: string): Message => ({ key: 'view.named', values: { name } })

/** The choices of acts, labelled with the messages `<game>.station.<name>`. */
export function actFields(game: string) {
  const label = (name: string): Message => ({ key: `${game}.station.${name}` })
  return {
    label,
    flag: (name: string): ActField => ({ name, label: label(name), kind: 'flag', value: false }),
    number: (name: string, { min = 0, max, value = min }: { min?: number; max: number; value?: number }): ActField => ({
      name,
      label: label(name),
      kind: 'number',
      min,
      max,
      value
    }),
    picked: (name: string, options: readonly (readonly [value: string, label: Message])[]): ActField => ({
      name,
      label: label(name),
      kind: 'pick',
      options: options.map(([value, of]) => ({ value, label: of }))
    })
  }
}

/** The value of a pick. */
export function textOf(values: ActValues, name: string): string {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}
