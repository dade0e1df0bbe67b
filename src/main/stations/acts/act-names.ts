import type { Message } from '@shared/core/engine/message'
import type { Typed } from '@shared/core/engine/rule-system'
import type { ActField, StationAct } from '@shared/core/view/station'
import { isSameJson } from '@shared/kernel/same-json'

type Act = StationAct<Typed>
type Options = Extract<ActField, { readonly kind: 'pick' }>['options']

/** The act with the numbers of the strips before the names of ships, so that two of one name are two. */
export function withNumbers(act: Act, numbers: ReadonlyMap<string, number>): Act {
  const [actor = ''] = act.key.split('/')
  const fields = act.fields.map(field => (field.kind === 'pick' ? { ...field, options: counted(field.options, numbers) } : field))
  return { ...act, group: numbered(act.group, numbers.get(actor)), fields }
}

/** Ships of one squadron share its number; those that have one name, too, are counted. */
function counted(options: Options, numbers: ReadonlyMap<string, number>): Options {
  const labels = options.map(({ value, label }) => numbered(label, numbers.get(value)))
  return options.map((option, at) => {
    const label = labels[at] ?? option.label
    const same = labels.flatMap((other, i) => (isSameJson(other, label) ? [i] : []))
    return { ...option, label: same.length < 2 ? label : { key: 'view.nth', values: { name: label, nth: same.indexOf(at) + 1 } } }
  })
}

function numbered(name: Message, number: number | undefined): Message {
  return number === undefined ? name : { key: 'view.numbered', values: { number, name } }
}
