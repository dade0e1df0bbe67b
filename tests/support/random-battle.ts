import { CONDITIONS, FLEET_STATUSES, STUNTS } from '@shared/systems/starfinder-armada/model/battle'
import type { BattleState, Duel } from '@shared/systems/starfinder-armada/model/battle'
import type { DraftArmada, DraftOfficer, FleetId, OfficerId, Role } from '@shared/systems/starfinder-armada/model/design'
import { armadaId, FLEET_CLASSES, fleetId, officerId, ROLES, SIZES } from '@shared/systems/starfinder-armada/model/design'
import type { SaCommand, SaCommands } from '@shared/systems/starfinder-armada/commands/command'
import { admiralOf } from '@shared/systems/starfinder-armada/commands/officers/order-check'
import { isDuelWon } from '@shared/systems/starfinder-armada/rules/duels'
import { RULINGS } from '@shared/systems/starfinder-armada/rulings'
import { ABILITIES_V1 } from '@shared/systems/starfinder-armada/schema/roster-v1'
import { theFleet } from '@shared/systems/starfinder-armada/state'
import type { Chance } from './chance'
import { randomAction, settleRandomly, tableCommands } from './random-actions'

/** Those of the first release: a later ability must not change which armadas a seed draws. */
const DRAWN = ABILITIES_V1.filter(ability => ability !== 'agile')

/** Any armadas at any tier, legal or not: the rules must hold for all of them. */
export function randomSetup(chance: Chance): SaCommand {
  const sides = chance.oneOf([2, 2, 2, 3])
  const rulings = Object.fromEntries(RULINGS.map(r => [r.key, chance.oneOf(r.values)]))
  const armadas = Array.from({ length: sides }, (_, i) => ({ sideId: 'ABCD'.charAt(i), armada: randomArmada(chance, 'ABCD'.charAt(i)) }))
  return { type: 'beginBattle', name: 'fuzz', armadas, rulings }
}

/** Armadas of these tiers, each its own side, with every ability and role somewhere. */
export function setupOf(chance: Chance, tiers: readonly number[], rulings: Readonly<Record<string, string>>): SaCommand {
  const armadas = tiers.map((tier, i) => ({ sideId: 'ABCD'.charAt(i), armada: randomArmada(chance, 'ABCD'.charAt(i), tier) }))
  return { type: 'beginBattle', name: `Tiers ${tiers.join(' and ')}`, armadas, rulings }
}

function randomArmada(chance: Chance, side: string, tier = chance.whole(1, 20)): DraftArmada {
  const fleets = Array.from({ length: chance.whole(1, 4) }, (_, i) => ({
    id: fleetId(`${side}${String(i)}`),
    name: `Fleet ${side}${String(i)}`,
    tier: chance.whole(1, Math.min(20, tier + 1)),
    size: chance.oneOf(SIZES),
    fleetClass: chance.oneOf(FLEET_CLASSES),
    abilities: DRAWN.filter(() => chance.whole(1, 4) === 1)
  }))
  const officers: DraftOfficer[] = []
  for (const fleet of fleets) {
    for (const role of ROLES) {
      if (chance.whole(1, 3) > 1 || (role === 'admiral' && officers.some(o => o.role === 'admiral'))) continue
      const id = officerId(`${fleet.id}-${role}`)
      officers.push({
        id,
        name: id,
        role,
        fleetId: fleet.id,
        ranks: ranksFrom(role, chance.whole(0, 20)),
        baseAttackBonus: null,
        isPlayer: true,
        resolvePoints: chance.whole(0, 3)
      })
    }
  }
  return { id: armadaId(`armada${side}`), name: `Armada ${side}`, tier, fleets, officers, allowIllegal: true }
}

/** This many in that role, and others in the neighbouring roles. */
function ranksFrom(role: Role, ranks: number): DraftOfficer['ranks'] {
  const at = ROLES.indexOf(role)
  return Object.fromEntries(ROLES.map((one, i) => [one, (ranks + 8 * Math.abs(i - at)) % 21])) as DraftOfficer['ranks']
}

/** A random command of the system, mostly about things that exist; many will be refused. */
export function randomCommand(chance: Chance, state: BattleState): SaCommand {
  const next = goOn(chance, state)
  if (next !== null) return next
  const fleet = () => chance.oneOf(state.fleets).id
  const due = (kind: string) => {
    const rows = state.obligations.filter(o => o.kind === kind)
    return rows.length === 0 ? 'o0' : chance.oneOf(rows).id
  }
  const officer = () => (state.officers.length === 0 ? officerId('nobody') : chance.oneOf(state.officers).id)
  const resolve = () => (chance.whole(1, 5) === 1 ? officer() : null)
  const reason = 'fuzz'
  const ofKind = (kind: string) => state.effects.filter(effect => effect.kind === kind).map(effect => effect.id)
  const attackId = () => (state.volley.length === 0 ? 'v0' : chance.oneOf(state.volley).id)
  const make: (() => SaCommand)[] = [
    () => ({ type: 'setDistance', hexes: chance.oneOf([null, 12]) }),
    () => ({ type: 'changeRoles', changes: [{ officerId: officer(), role: chance.oneOf(ROLES) }] }),
    () => randomTransfer(chance, state, officer()),
    () => ({ type: 'passOfficers', officerIds: [officer()] }),
    () => ({ type: 'armEmp', fleetId: fleet() }),
    () => ({ type: 'advancePhase' }),
    () => ({ type: 'advancePhase' }),
    () => ({ type: 'rollMovementOrder', resolveOfficerIds: [], ...randomGrant(chance, state) }),
    () => ({
      type: 'moveFleet',
      fleetId: fleet(),
      move: chance.oneOf(['moved', 'declined'] as const),
      stunt: null,
      passedThrough: chance.whole(1, 4) === 1 ? [fleet()] : [],
      minesEntered: chance.whole(1, 3) === 1 ? ofKind('mines').slice(0, 1) : [],
      debrisIds: chance.whole(1, 3) === 1 ? ofKind('debris').slice(0, 2) : []
    }),
    () => {
      const stunt = chance.oneOf(STUNTS)
      return {
        type: 'moveFleet',
        fleetId: fleet(),
        move: 'moved',
        stunt: { stunt, targetId: stunt === 'flyby' ? fleet() : null, resolveOfficerId: resolve() },
        passedThrough: [],
        minesEntered: [],
        debrisIds: []
      }
    },
    ...Array.from({ length: 8 }, () => (): SaCommand => shotOf(chance, fleet(), fleet())),
    () => ({ type: 'settleFreeAttack', obligationId: due('freeAttack'), resolveOfficerId: null, gmCheck: 0 }),
    () => ({ type: 'settleCritical', obligationId: due('critical') }),
    () => ({ type: 'settleCritical', obligationId: due('critical') }),
    () => ({ type: 'settleMorale', obligationId: due('morale'), resolveOfficerId: resolve(), gmCheck: 0 }),
    () => ({ type: 'settleMorale', obligationId: due('morale'), resolveOfficerId: null, gmCheck: chance.oneOf([0, -9]) }),
    () => ({ type: 'settleCascade', obligationId: due('routCascade'), fleetIds: chance.whole(0, 1) === 1 ? [fleet()] : [] }),
    () => ({ type: 'deferObligation', obligationId: due(chance.oneOf(['critical', 'morale'])) }),
    () => ({
      type: 'waiveObligation',
      obligationId: due(chance.oneOf(['critical', 'morale', 'routCascade', 'freeAttack', 'boarding', 'selfDestruct', 'duelVictim'])),
      reason
    }),
    () => ({ type: 'reorderVolley', attackIds: [attackId()] }),
    () => ({
      type: 'correctAttack',
      attackId: attackId(),
      correction: chance.oneOf([null, { damage: chance.whole(0, 9) }, { isHit: false }]),
      reason
    }),
    () => ({ type: 'correctFleet', fleetId: fleet(), correction: randomCorrection(chance), reason }),
    () => ({ type: 'correctOfficer', officerId: officer(), correction: { resolvePoints: chance.whole(0, 3) }, reason }),
    () => ({
      type: 'addEffect',
      fleetId: fleet(),
      effect: { kind: 'condition', condition: chance.oneOf(CONDITIONS), ability: 'array' },
      ending: { kind: 'endOfRound', round: state.round + 1 },
      reason
    }),
    () => ({
      type: 'addEffect',
      fleetId: fleet(),
      effect: { kind: 'modifier', stat: chance.oneOf(['ac', 'allChecks', 'speed'] as const), value: chance.whole(-3, 3), name: 'nebula' },
      ending: { kind: 'endOfPhase', round: state.round, phase: state.phase },
      reason
    }),
    () => ({ type: 'endEffect', effectId: state.effects.length === 0 ? 'e0' : chance.oneOf(state.effects).id, reason }),
    ...Array.from({ length: 6 }, () => (): SaCommand => randomAction(chance, state)),
    ...tableCommands(chance, state),
    () => ({ type: 'setScan', sideId: 'A', fleetId: fleet(), level: chance.whole(0, 3) })
  ]
  return chance.whole(1, 400) === 1 ? { type: 'endBattle' } : chance.oneOf(make)()
}

/** Now and then the GM gives armadas a modifier on the order of movement, whether an admiral can roll for them or not. */
function randomGrant(chance: Chance, state: BattleState): Pick<SaCommands['rollMovementOrder'], 'gmChecks'> {
  if (chance.whole(1, 3) > 1) return {}
  const granted = state.armadas.filter(() => chance.whole(0, 1) === 1)
  return { gmChecks: granted.map(({ id }) => ({ armadaId: id, gmCheck: chance.oneOf([0, 5, -9]) })) }
}

function randomCorrection(chance: Chance) {
  return chance.oneOf([
    { hp: chance.whole(-40, 60) },
    { sp: chance.whole(0, 30) },
    { status: chance.oneOf(FLEET_STATUSES) },
    { movement: 'pending' as const },
    { hasAttacked: false },
    { isHidden: chance.whole(0, 1) === 1 },
    { superweaponReadyRound: 1 },
    { name: 'Renamed' },
    { adjustments: { ac: chance.whole(-2, 2) } },
    { hp: 5, sp: 5 }
  ])
}

function shotOf(chance: Chance, attackerId: FleetId, targetId: FleetId): SaCommands['stageAttack'] {
  return {
    type: 'stageAttack',
    attackerId,
    targetId,
    rangeHexes: chance.whole(0, 16),
    isFromFrontArc: chance.whole(0, 1) === 1,
    arrayTargets: chance.oneOf([1, 1, 1, 2, 3]),
    usesSuperweapon: chance.whole(1, 4) === 1,
    resolveOfficerId: null,
    debrisCrossed: chance.whole(1, 6) === 1 ? chance.whole(1, 2) : 0,
    isTargetAhead: chance.whole(1, 6) > 1,
    gmCheck: chance.oneOf([0, 0, 5]),
    gmAc: 0
  }
}

/** Now and then follows up on something owed, a won duel or a rout: random commands alone rarely finish one. */
function goOn(chance: Chance, state: BattleState): SaCommand | null {
  const isNow = (): boolean => chance.whole(1, 3) === 1
  if (state.obligations.length > 0 && isNow()) return settleRandomly(chance, state, chance.oneOf(state.obligations))
  const duel = state.phase === 'gunnery' ? state.duels.find(one => isDuelWon(state, one)) : undefined
  if (duel !== undefined && isNow()) return followUp(chance, state, duel)
  const routed = state.phase === 'engineering' ? state.fleets.find(one => one.status === 'routed') : undefined
  const admiral = routed === undefined ? undefined : admiralOf(state, routed.armadaId)
  if (routed === undefined || admiral === undefined || !isNow()) return null
  const choice = { action: 'rally', fleetId: routed.id } as const
  return { type: 'takeAction', officerId: admiral.id, choice, rangeHexes: null, resolveOfficerId: null, gmCheck: chance.oneOf([0, 9]) }
}

/** The shot that a duel needs to count, from a fleet that may fire again if it has fired, and the GM who makes it a critical one. */
function followUp(chance: Chance, state: BattleState, { fleetId: duelling, targetId }: Duel): SaCommand {
  const shot = state.volley.find(one => one.kind === 'gunnery' && one.attackerId === duelling && one.targetId === targetId)
  const reason = 'fuzz'
  if (shot !== undefined)
    return {
      type: 'correctAttack',
      attackId: shot.id,
      correction: { isHit: true, damage: theFleet(state, targetId).sp + 1, isCriticalNatural: true },
      reason
    }
  if (theFleet(state, duelling).hasAttacked) return { type: 'correctFleet', fleetId: duelling, correction: { hasAttacked: false }, reason }
  const plain = { rangeHexes: 1, arrayTargets: 1, usesSuperweapon: false, isTargetAhead: true, gmCheck: 9 }
  return { ...shotOf(chance, duelling, targetId), ...plain }
}

/** An officer moves to a fleet, or changes places with one of a mate aboard another. */
function randomTransfer(chance: Chance, state: BattleState, id: OfficerId): SaCommand {
  const mates = state.officers.filter(one => one.armadaId === state.officers.find(other => other.id === id)?.armadaId && one.id !== id)
  if (mates.length === 0 || chance.whole(1, 2) === 1)
    return { type: 'transferOfficer', officerId: id, toFleetId: chance.oneOf(state.fleets).id }
  const other = chance.oneOf(mates)
  return { type: 'transferOfficer', officerId: id, toFleetId: other.fleetId, swapWithId: other.id }
}
