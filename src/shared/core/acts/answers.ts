import { isWithin } from '../../kernel/collections'
import type { Answers, AnyForm, AskedField, FormOf, GivenField } from './form'

/** The answers before anything is chosen. */
export function started(form: AnyForm): Answers {
  return Object.fromEntries(Object.entries(form).map(([name, field]) => [name, 'start' in field ? field.start : null]))
}

/** The command that these answers make; null until all that it needs is chosen. What is given comes from the form. */
export function filled<Command>(form: FormOf<Command>, answers: Answers): Command | null {
  const values = Object.entries<AnyForm[string]>(form).flatMap(([name, field]): readonly (readonly [string, unknown])[] => {
    if (field.kind === 'given') return field.value === undefined ? [] : [[name, field.value] as const]
    const value = answers[name] ?? null
    if (value !== null) return [[name, value] as const]
    return field.kind === 'pick' && field.isLeftOut === true ? [] : [[name, isOpen(field) ? null : undefined] as const]
  })
  return values.some(([, value]) => value === undefined) ? null : (Object.fromEntries(values) as Command)
}

/** The answers that make this command. */
export function answersIn(form: AnyForm, command: object): Answers {
  const names = Object.keys(form).filter(name => form[name]?.kind !== 'given')
  return { ...started(form), ...Object.fromEntries(Object.entries(command).filter(([name]) => names.includes(name))) }
}

/** The answers with this one given, and what follows from it. */
export function answered(form: AnyForm, answers: Answers, name: string, value: unknown): Answers {
  const field = form[name]
  const option = field?.kind === 'pick' ? field.options.find(one => one.id === value) : undefined
  return { ...answers, [name]: value, ...option?.sets }
}

/** The name of the first question that this thing is an answer to; undefined if there is none. */
export function askingFor(form: AnyForm, id: unknown): string | undefined {
  return Object.keys(form).find(name => {
    const field = form[name]
    return field?.kind === 'pick' && field.options.some(option => option.id === id)
  })
}

/** Whether the form asks for something of the battle. */
export function isAimed(form: AnyForm): boolean {
  return Object.values(form).some(field => field.kind === 'pick' && field.isBar !== true)
}

/** Whether each answer in the command is one that the form allows: numbers whole and within their limits, picks among those offered. */
export function fits<Command extends object>(form: FormOf<Command>, command: Command): boolean {
  const answers = Object.fromEntries(Object.entries(command))
  return Object.entries<AnyForm[string]>(form).every(([name, field]) => isAllowed(field, answers[name] ?? null))
}

function isAllowed(field: AnyForm[string], value: unknown): boolean {
  if (field.kind === 'count') {
    return value === null ? isOpen(field) : typeof value === 'number' && Number.isInteger(value) && isWithin(value, field.least, field.most)
  }
  return field.kind !== 'pick' || (value === null ? isOpen(field) : field.options.some(option => option.id === value))
}

/** Whether the field may stay without an answer. */
function isOpen(field: AskedField | Exclude<AnyForm[string], GivenField>): boolean {
  return field.kind === 'pick' ? field.none !== null : field.kind === 'count' && field.start === null
}
