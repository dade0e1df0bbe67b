import type { Typed } from '@shared/core/engine/rule-system'
import type { ActField, ActValues, StationAct } from '@shared/core/view/station'
import type { ErasedSystem } from '@shared/schema/hosted-system'

type Act = StationAct<Typed>

interface Able {
  readonly act: Act
  /** The first reason against it; null if it can be done. */
  readonly refusal: string | null
}

/** The values that an act begins with; what is measured is as near as can be. */
export function defaultsOf({ fields }: Pick<Act, 'fields'>): ActValues {
  return Object.fromEntries(fields.map(field => [field.name, startOf(field)]))
}

function startOf(field: ActField): ActValues[string] {
  if (field.kind === 'pick') return field.options[0]?.value ?? ''
  return field.kind === 'number' ? (field.value ?? field.min) : field.value
}

/**
 * The act with those options of its first pick that the rules allow at any distance, where there are any. It counts as refused only if it
 * is for every option.
 */
export function ableOf({ rules }: { readonly rules: ErasedSystem }, known: unknown, act: Act): Able {
  const pick = act.fields.find(field => field.kind === 'pick')
  const tried = triesOf(act)
  const refusalOf = (chosen: ActValues): string | null => {
    const refusals = tried.map(values => rules.check(known, act.commandOf({ ...values, ...chosen })))
    return refusals.includes(null) ? null : (refusals[0] ?? null)
  }
  const refusals = pick === undefined ? [refusalOf({})] : pick.options.map(({ value }) => refusalOf({ [pick.name]: value }))
  const [first = null] = refusals
  if (!refusals.includes(null)) return { act, refusal: first }
  const fields = act.fields.map(field =>
    field.kind === 'pick' && field === pick ? { ...field, options: field.options.filter((_, i) => refusals[i] === null) } : field
  )
  return { act: { ...act, fields }, refusal: null }
}

/** Values to try an act with: as it begins, with what is measured a little further, and with each yes or no turned round. */
function triesOf(act: Act): readonly ActValues[] {
  const usual = defaultsOf(act)
  const others = act.fields.flatMap((field): readonly ActValues[] => {
    if (field.kind === 'flag') return [{ ...usual, [field.name]: !field.value }]
    return field.kind === 'number' && field.value === null && field.min < field.max ? [{ ...usual, [field.name]: field.min + 1 }] : []
  })
  return [usual, ...others]
}
