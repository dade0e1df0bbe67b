import type { Message } from '@shared/core/engine/message'
import type { Typed } from '@shared/core/engine/rule-system'
import type { ActField, ActValues, StationAct, StationClaim } from '@shared/core/view/station'
import type { Viewer } from '@shared/core/view/viewer'
import type { Chance, ClaimView, Offer, OfferField } from '@shared/stations/messages'
import type { HostedSystem } from '@shared/systems/index'
import type { Seat, Proposal } from './kept-table'
import { ableOf, defaultsOf } from './act-able'
import { veiled } from './secrets'

/** No chance is looked at beyond this distance. */
const FARTHEST = 128
/** The claim on a whole side, among the ids of fleets and officers. */
export const WHOLE_SIDE = 'side'

/** Inputs from which the offers of a seat are made. */
export interface Sight {
  readonly system: HostedSystem
  readonly state: unknown
  readonly seat: Pick<Seat, 'id' | 'sideId' | 'claims'>
  readonly secret: string
  readonly showsChances: boolean
}

export type Act = StationAct<Typed>

/** A side of a battle has its own claims, and one on all of it. */
export function claimsOf({ system, state, seat }: Pick<Sight, 'system' | 'state' | 'seat'>): readonly StationClaim[] {
  const parts = system.station.claims(state, seat.sideId)
  const own = system.rules.viewFor(state, { kind: 'side', sideId: seat.sideId }).sides.find(({ relation }) => relation === 'own')
  const side: StationClaim = { id: WHOLE_SIDE, kind: 'side', name: own?.name ?? '', what: null, hasActed: false }
  return own === undefined ? parts : [...parts, side]
}

export function viewerOf({ system, state, seat }: Pick<Sight, 'system' | 'state' | 'seat'>): Extract<Viewer, { kind: 'station' }> {
  const ownIds = seat.claims.includes(WHOLE_SIDE) ? system.station.claims(state, seat.sideId).map(({ id }) => id) : seat.claims
  return { kind: 'station', sideId: seat.sideId, ownIds }
}

/** The claims this player can make; `others` are the seats of all players. */
export function claimViews(sight: Sight, others: readonly Seat[]): readonly ClaimView[] {
  const claims = claimsOf(sight)
  const side = claims.find(({ kind }) => kind === 'side')?.name ?? ''
  return claims.map(({ id, kind, name, what }) => ({
    id: veiledClaim(sight, id),
    kind,
    name,
    what,
    side,
    isMine: sight.seat.claims.includes(id),
    takenBy:
      others.find(other => other.id !== sight.seat.id && other.sideId === sight.seat.sideId && other.claims.includes(id))?.name ?? null
  }))
}

/** The ids in the battle of claims as the phone names them; null if one is none of this seat's. */
export function claimIds(sight: Sight, veiledIds: readonly string[]): readonly string[] | null {
  const ids = claimsOf(sight).filter(({ id }) => veiledIds.includes(veiledClaim(sight, id)))
  return ids.length === new Set(veiledIds).size ? ids.map(({ id }) => id) : null
}

function veiledClaim({ secret, seat }: Sight, id: string): string {
  return veiled(secret, seat.id, 'claim', id)
}

export function offersOf(sight: Sight): readonly Offer[] {
  const known = knownTo(sight)
  return actsOf(sight, known).map(act => {
    const able = ableOf(sight.system, known, act)
    const pick = act.fields.find(field => field.kind === 'pick')
    const first = defaultsOf(able.act)
    return {
      id: veiledAct(sight, act),
      group: act.group,
      label: act.label,
      refusal: able.refusal === null ? null : refusalMessage(sight.system, able.refusal),
      chance: chanceOf(sight, act, first),
      fields: able.act.fields.map(field => fieldOf(sight, act, field, field.name === pick?.name ? first : null))
    }
  })
}

interface ProposedAct {
  readonly command: Typed
  readonly offer: NonNullable<Proposal['offer']>
  /** The command and what was chosen for it, in words. */
  readonly what: Message
  readonly isAllowed: boolean
}

/** The command for a proposal; null if it was not offered, or if the values do not fit its fields. */
export function proposedAct(sight: Sight, offerId: string, values: ActValues): ProposedAct | null {
  const known = knownTo(sight)
  const act = actsOf(sight, known).find(one => veiledAct(sight, one) === offerId)
  if (act === undefined || Object.keys(values).length !== act.fields.length) return null
  const chosen: Record<string, ActValues[string]> = {}
  for (const field of act.fields) {
    const value = valueOf(sight, act, field, values[field.name])
    if (value === undefined) return null
    chosen[field.name] = value
  }
  const command = act.commandOf(chosen)
  const { rules } = sight.system
  return {
    command,
    offer: { key: act.key, values: chosen },
    what: saidOf(act, chosen),
    isAllowed: rules.check(known, command) === null
  }
}

/** The act a proposal came from, while its player could still do it. */
export function actOf(sight: Sight, { offer }: Pick<Proposal, 'offer'>): Act | undefined {
  return offer === null ? undefined : actsOf(sight, knownTo(sight)).find(({ key }) => key === offer.key)
}

/**
 * The same act in the words of the game master's table: where names need a mark, a player's marks count only what it sees. Null where its
 * player could no longer do it.
 */
export function actAtTable(sight: Sight, { offer }: Pick<Proposal, 'offer'>): { readonly act: Act; readonly what: Message } | null {
  const known = sight.system.rules.named(knownTo(sight), sight.state)
  const act = offer === null ? undefined : actsOf(sight, known).find(({ key }) => key === offer.key)
  if (offer === null || act === undefined) return null
  return { act, what: saidOf(act, offer.values) }
}

/** The chance in percent that a proposal succeeds, with all that its player may not know; null where no die decides. */
export function truePercent(sight: Sight, { offer }: Pick<Proposal, 'offer'>): number | null {
  const act = actsOf(sight, sight.state).find(({ key }) => key === offer?.key)
  return offer === null || act === undefined ? null : percentOf(act.chanceOf(offer.values))
}

/** Why a command is refused as far as this seat knows; null if it is not. */
export function knownRefusal(sight: Sight, command: Typed): Message | null {
  const code = sight.system.rules.check(knownTo(sight), command)
  return code === null ? null : refusalMessage(sight.system, code)
}

export function refusalMessage({ station }: Pick<HostedSystem, 'station'>, code: string): Message {
  return { key: `${station.messages}.refusal.${code}` }
}

/** "Oduya, Boost: Lantern of Meridian, speed, Range in hexes: 1"; an act without choices has a name of its own. */
export function saidOf(act: Act, chosen: ActValues): Message {
  const said = act.fields.flatMap((field): readonly Message[] => {
    const value = chosen[field.name]
    if (field.kind === 'pick') return field.options.filter(option => option.value === value).map(({ label }) => label)
    if (field.kind === 'flag') return value === true ? [field.label] : []
    return [{ key: 'view.does', values: { name: field.label, what: String(value) } }]
  })
  const [first, ...rest] = said
  if (first === undefined) return act.fields.length === 0 ? act.label : both(act.group, act.label)
  return { key: 'view.does', values: { name: both(act.group, act.label), what: rest.reduce(both, first) } }
}

const both = (one: Message, other: Message): Message => ({ key: 'view.and', values: { one, other } })

/** The battle as the player of this seat knows it. */
export function knownTo(sight: Sight): unknown {
  return sight.system.station.knownTo(sight.state, viewerOf(sight))
}

function actsOf(sight: Sight, known: unknown): readonly Act[] {
  return sight.system.station.acts(known, viewerOf(sight).ownIds)
}

function veiledAct({ secret, seat }: Sight, { key }: Act): string {
  return veiled(secret, seat.id, 'act', key)
}

function veiledOption({ secret, seat }: Sight, { key }: Act, field: string, value: string): string {
  return veiled(secret, seat.id, 'option', key, field, value)
}

function chanceOf({ showsChances }: Sight, act: Act, values: ActValues): Chance | null {
  const isTold = showsChances && act.isChanceSecret?.(values) !== true
  const percent = isTold ? percentOf(act.chanceOf(values)) : null
  return percent === null ? null : { percent, atLeast: null, upTo: reachOf(act, values, percent) }
}

/** The longest distance at which the chance is still so; null where it is so at any, or where none is measured. */
function reachOf(act: Act, values: ActValues, percent: number): number | null {
  const measured = act.fields.find(field => field.kind === 'number' && field.value === null)
  if (measured?.kind !== 'number') return null
  const isSo = (distance: number): boolean => percentOf(act.chanceOf({ ...values, [measured.name]: distance })) === percent
  let [near, far] = [measured.min, Math.min(measured.max, FARTHEST)]
  if (isSo(far)) return null
  while (far - near > 1) {
    const middle = Math.floor((near + far) / 2)
    if (isSo(middle)) near = middle
    else far = middle
  }
  return near
}

function percentOf(chance: number | null): number | null {
  return chance === null ? null : Math.round(chance * 100)
}

function fieldOf(sight: Sight, act: Act, field: ActField, first: ActValues | null): OfferField {
  if (field.kind !== 'pick') return field
  const { name, label, kind } = field
  const options = field.options.map(({ value, label: said }) => ({
    value: veiledOption(sight, act, name, value),
    label: said,
    chance: first === null ? null : chanceOf(sight, act, { ...first, [name]: value })
  }))
  return { name, label, kind, value: options[0]?.value ?? '', options }
}

function valueOf(sight: Sight, act: Act, field: ActField, value: ActValues[string] | undefined): ActValues[string] | undefined {
  switch (field.kind) {
    case 'number':
      return typeof value === 'number' && value >= field.min && value <= field.max ? value : undefined
    case 'flag':
      return typeof value === 'boolean' ? value : undefined
    case 'pick':
      return field.options.find(option => veiledOption(sight, act, field.name, option.value) === value)?.value
  }
}
