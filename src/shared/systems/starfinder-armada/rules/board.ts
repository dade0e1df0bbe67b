import { BATTLE } from '../../../core/effects/clock'
import type { Decision } from '../commands/command'
import { hasAbility } from '../derive/fleet/abilities'
import type { SaEvent } from '../events'
import type { BattleState, FleetState, StagedAttack } from '../model/battle'
import type { BoardersEffect } from '../model/effects'
import { fleetId, type FleetId } from '../model/design'
import { readRuling } from '../rulings'
import { findFleet, idFor, isFighting, isGone } from '../state'
import { effectBegun } from './begin-effect'
import { owed } from './dues'

/** A successful flyby leaves a boarding party, at most one on each enemy fleet (SA-029, SA-Q30). */
export function boarded(state: BattleState, fleet: FleetState, target: FleetState): readonly SaEvent[] {
  if (!hasAbility(state, fleet, 'boarders') || partyOf(state, fleet.id, target.id) !== undefined) return []
  return [partyBegun(state, fleet.id, target.id)]
}

/** A party is captured if the GM turns its check into a miss, and stays aboard if the miss or the whole check is taken back (SA-030). */
export function partyCorrected(state: BattleState, attack: StagedAttack, isHit: boolean, reason: string): readonly SaEvent[] {
  if (attack.kind !== 'boarding' || attack.isHit === isHit) return []
  const party = partyOf(state, attack.attackerId, attack.targetId)
  if (isHit) return party === undefined ? [partyBegun(state, attack.attackerId, attack.targetId)] : []
  return party === undefined ? [] : [{ type: 'effectEnded', effect: party, reason }]
}

function partyOf(state: BattleState, ownerId: FleetId, targetId: FleetId): BoardersEffect | undefined {
  return parties(state).find(party => party.ownerId === ownerId && party.targetId === targetId)
}

function partyBegun(state: BattleState, ownerId: FleetId, targetId: FleetId): SaEvent {
  return effectBegun(state, { kind: 'boarders', targetId, ownerId, cause: 'sa.cause.boarders', source: 'SA-029', ending: BATTLE })
}

/**
 * As gunnery begins, each party owes its check, if its fleet still fights and the ability works (SA-030). On a disabled fleet too, unless
 * the table says otherwise (`sa.boardersOnWreck`).
 */
export function* oweBoarding(state: BattleState): Decision {
  const sparesWrecks = readRuling(state.rulings, 'sa.boardersOnWreck') === 'never'
  const due = parties(state).filter(party => {
    const owner = findFleet(state, party.ownerId)
    const target = findFleet(state, fleetId(party.targetId))
    if (owner === undefined || target === undefined || !isFighting(owner)) return false
    if (isGone(target) || (sparesWrecks && target.status === 'disabled')) return false
    return hasAbility(state, owner, 'boarders')
  })
  return due.map((party, i) =>
    owed({
      id: idFor('o', state.nextId + i),
      kind: 'boarding',
      fleetId: party.ownerId,
      targetId: fleetId(party.targetId),
      effectId: party.id,
      round: state.round,
      isDeferred: false
    })
  )
}

/** As gunnery ends, parties that have made their one check on a disabled fleet are done there (`sa.boardersOnWreck`). */
export function* leaveWrecks(state: BattleState): Decision {
  if (readRuling(state.rulings, 'sa.boardersOnWreck') !== 'once') return []
  const done = parties(state).filter(party => findFleet(state, fleetId(party.targetId))?.status === 'disabled')
  return done.map(effect => ({ type: 'effectEnded', effect, reason: null }))
}

function parties(state: BattleState): readonly BoardersEffect[] {
  return state.effects.filter((effect): effect is BoardersEffect => effect.kind === 'boarders')
}
