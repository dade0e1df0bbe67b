import { stateFormatOf, stateOfToday } from '../core/engine/restoring'
import { isSameJson } from '../kernel/same-json'
import { faultOf, unknownField } from '../schema/fault'
import { formProblem } from '../schema/forms'
import type { HostedSystem } from '../schema/hosted-system'

/** What a battle is asked so that it can be shown, with its state. */
type Asked = Pick<HostedSystem, 'rules' | 'stateSchemas' | 'inconsistencyIn' | 'momentOf'>

/**
 * Where a state from outside cannot begin a battle, as a path; null when it can. It must have the schema of its format and nothing besides,
 * make sense in today's, and be fit to be shown to the game master and to every side.
 */
export function problemOfState(system: Asked, format: number, written: unknown): string | null {
  const { rules, stateSchemas, inconsistencyIn, momentOf } = system
  const schema = Object.hasOwn(stateSchemas, format) ? stateSchemas[format] : undefined
  if (schema === undefined || format > stateFormatOf(rules)) return 'format'
  const read = schema.safeParse(written)
  if (!read.success) return faultOf(read.error, 'state').at
  if (!isSameJson(read.data, written) || !hasBegun(written)) return ['state', unknownField(schema, written) ?? []].flat().join('.')
  const misspelt = formProblem(written)
  if (misspelt !== null) return `state.${misspelt}`
  try {
    const state = stateOfToday(rules, format, written)
    const inconsistency = inconsistencyIn(state)
    if (inconsistency !== null) return `state.${inconsistency}`
    const { sides } = rules.viewFor(state, { kind: 'gm' })
    for (const sideId of sidesOf(sides.length)) rules.viewFor(state, { kind: 'side', sideId })
    rules.obligations(state)
    momentOf(state)
    return null
  } catch {
    // What meets a thing that cannot be throws where it stands.
    return 'state'
  }
}

function hasBegun(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'hasBegun' in state && state.hasBegun === true
}

function sidesOf(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => String.fromCharCode('A'.charCodeAt(0) + index))
}
