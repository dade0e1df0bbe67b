import type { Message } from '../engine/message'
import type { ActField, ActValues } from '../view/station'
import { answered, started } from './answers'
import type { Answers, AnyForm, AskedField, Option } from './form'

/** The questions of a form as a phone may be asked them: numbers, yes or no, and picks. What is typed or ticked stays at the table. */
export function offeredFields(form: AnyForm): readonly ActField[] {
  return Object.entries(form).flatMap(([name, field]) => ('label' in field ? offeredField(name, field) : []))
}

function offeredField(name: string, field: AskedField): readonly ActField[] {
  const label: Message = { key: field.label }
  switch (field.kind) {
    case 'flag':
      return [{ kind: 'flag', name, label, value: field.start }]
    case 'count':
      return [{ kind: 'number', name, label, min: field.least, max: field.most, value: field.start ?? field.least }]
    case 'pick': {
      const none = field.none === null ? [] : [{ value: '', label: { key: field.none } }]
      const options = field.options.map(option => ({ value: valueOf(option), label: option.alone ?? option.label }))
      return [{ kind: 'pick', name, label, options: [...none, ...options] }]
    }
    case 'many':
    case 'text':
      return []
  }
}

/** The answers that a phone gave. */
export function answersFrom(form: AnyForm, values: ActValues): Answers {
  return Object.entries(form).reduce((answers, [name, field]) => {
    const value = values[name]
    if (value === undefined || !('label' in field)) return answers
    if (field.kind !== 'pick') return { ...answers, [name]: value }
    return answered(form, answers, name, field.options.find(option => valueOf(option) === value)?.id ?? null)
  }, started(form))
}

function valueOf({ id, alias }: Option<unknown>): string {
  return alias ?? String(id)
}
