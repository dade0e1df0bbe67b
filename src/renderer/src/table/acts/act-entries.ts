import type { Message } from '@shared/core/engine/message'
import type { ActField, ActValues, StationAct, StationRules } from '@shared/core/view/station'
import type { WireCommand } from '@shared/ipc/calls'
import type { WireSystem } from '../../contract/wire-system'

/** Something a unit or officer could do now, and the first reason against it; null where it is allowed. */
interface OfferedAct {
  /** The same as long as the battle does not change. */
  readonly key: string
  readonly who: Message
  readonly what: Message
  /** What it is aimed at, if that is all there is to choose. */
  readonly at: Message | null
  /** The unit or officer, and what it is called among its acts. */
  readonly ownerId: string
  readonly act: string
  /** Complete; null where numbers have to be typed. */
  readonly command: WireCommand | null
  readonly refusal: string | null
}

/** Everything that those of these sides could do, as a station offers it, with the letter of the rules for each. */
export function offeredActs(
  system: Pick<WireSystem, 'check'>,
  station: StationRules<unknown, WireCommand>,
  state: unknown,
  sideIds: readonly string[]
): readonly OfferedAct[] {
  const ids = sideIds.flatMap(side => station.claims(state, side).map(claim => claim.id))
  const refusalOf = (act: StationAct<WireCommand>, values: ActValues): string | null => system.check(state, act.commandOf(values))
  return station.acts(state, ids).flatMap((act): readonly OfferedAct[] => {
    const usual = Object.fromEntries(act.fields.map(field => [field.name, usualOf(field)] as const))
    const [ownerId = '', name = ''] = act.key.split('/')
    const offered = { who: act.group, what: act.label, ownerId, act: name }
    const [first, ...more] = act.fields.filter(({ kind }) => kind !== 'flag')
    if (first === undefined) {
      return [{ ...offered, key: act.key, at: null, command: act.commandOf(usual), refusal: refusalOf(act, usual) }]
    }
    if (first.kind === 'pick' && more.length === 0) {
      const aimed = first.options.map(({ value, label }) => {
        const values = { ...usual, [first.name]: value }
        return { ...offered, key: `${act.key}/${value}`, at: label, command: act.commandOf(values), refusal: refusalOf(act, values) }
      })
      const allowed = aimed.filter(one => one.refusal === null)
      return allowed.length > 0 ? allowed : aimed.slice(0, 1).map(one => ({ ...one, at: null }))
    }
    // Any target will do to tell whether it is possible at all.
    const tried = act.fields.flatMap(field =>
      field.kind === 'pick' ? field.options.map(({ value }) => ({ ...usual, [field.name]: value })) : []
    )
    const refusals = [usual, ...tried].map(values => refusalOf(act, values))
    return [{ ...offered, key: act.key, at: null, command: null, refusal: refusals.includes(null) ? null : (refusals[0] ?? null) }]
  })
}

function usualOf(field: ActField): ActValues[string] {
  if (field.kind === 'pick') return field.options[0]?.value ?? ''
  return field.kind === 'number' ? (field.value ?? field.min) : field.value
}
