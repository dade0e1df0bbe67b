import type { Message } from '../engine/message'
import type { ActField, ActValues, StationAct } from '../view/station'
import { present } from '../../kernel/present'
import { answered, filled, started } from './answers'
import type { Answers, AnyForm, AskedField, FormOf, Option } from './form'

/** An act of a phone: what it asks, and the command that its answers make. */
interface Offered<Choices, Command> {
  readonly key: string
  readonly group: Message
  readonly label: Message
  readonly form: FormOf<Choices>
  readonly commandOf: (choices: Choices) => Command
  /** The chance of its check, if it has one, and whether that tells a player what the view hides. */
  readonly chanceOf?: (command: Command) => number | null
  readonly isChanceSecret?: (command: Command) => boolean
  /** The same with half of its damage. */
  readonly halvedOf?: (command: Command) => Command
}

/** An act for phones and the palette, made from its form. */
export function offeredAct<Choices, Command>(offered: Offered<Choices, Command>): StationAct<Command> {
  const { key, group, label, form, chanceOf, isChanceSecret, halvedOf } = offered
  const commandOf = (values: ActValues): Command => offered.commandOf(present(filled<Choices>(form, answersFrom(form, values)), key))
  return {
    key,
    group,
    label,
    fields: offeredFields(form),
    commandOf,
    chanceOf: values => chanceOf?.(commandOf(values)) ?? null,
    ...(isChanceSecret === undefined ? {} : { isChanceSecret: (values: ActValues) => isChanceSecret(commandOf(values)) }),
    ...(halvedOf === undefined ? {} : { halvedOf: (values: ActValues) => halvedOf(commandOf(values)) })
  }
}

/** The questions of a form as a phone may be asked them: numbers, yes or no, and picks. What is typed or ticked stays at the table. */
function offeredFields(form: AnyForm): readonly ActField[] {
  return Object.entries(form).flatMap(([name, field]) => ('label' in field ? offeredField(name, field) : []))
}

function offeredField(name: string, field: AskedField): readonly ActField[] {
  const label: Message = { key: field.label }
  switch (field.kind) {
    case 'flag':
      return [{ kind: 'flag', name, label, value: field.start }]
    case 'count':
      return [
        {
          kind: 'number',
          name,
          label,
          min: field.least,
          max: field.most,
          value: field.isMeasured === true ? null : (field.start ?? field.least)
        }
      ]
    case 'pick': {
      // A phone begins with the first, so that none comes last.
      const none = field.none === null ? [] : [{ value: '', label: { key: field.none } }]
      const options = field.options.map(option => ({ value: valueOf(option), label: option.alone ?? option.label }))
      return [{ kind: 'pick', name, label, options: [...options, ...none] }]
    }
    case 'many':
    case 'text':
      return []
  }
}

/** The answers that a phone gave. */
function answersFrom(form: AnyForm, values: ActValues): Answers {
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
