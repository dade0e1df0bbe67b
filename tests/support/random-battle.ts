import { CONDITIONS, FLEET_STATUSES, STUNTS } from '@shared/systems/starfinder-armada/model/battle'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import type { DraftArmada, DraftOfficer } from '@shared/systems/starfinder-armada/model/design'
import { ABILITIES, armadaId, FLEET_CLASSES, fleetId, officerId, ROLES, SIZES } from '@shared/systems/starfinder-armada/model/design'
import type { SaCommand } from '@shared/systems/starfinder-armada/commands/command'
import { RULINGS } from '@shared/systems/starfinder-armada/rulings'
import type { Chance } from './chance'

/** Any armadas at any tier, legal or not: the rules must hold for all of them. */
export function randomSetup(chance: Chance): SaCommand {
  const sides = chance.oneOf([2, 2, 2, 3])
  const rulings = Object.fromEntries(RULINGS.filter(r => r.switchable).map(r => [r.key, chance.oneOf(r.values)]))
  const armadas = Array.from({ length: sides }, (_, i) => ({ sideId: 'ABCD'.charAt(i), armada: randomArmada(chance, 'ABCD'.charAt(i)) }))
  return { type: 'beginBattle', name: 'fuzz', armadas, rulings }
}

function randomArmada(chance: Chance, side: string): DraftArmada {
  const tier = chance.whole(1, 20)
  const fleets = Array.from({ length: chance.whole(1, 4) }, (_, i) => ({
    id: fleetId(`${side}${String(i)}`),
    name: `Fleet ${side}${String(i)}`,
    tier: chance.whole(1, Math.min(20, tier + 1)),
    size: chance.oneOf(SIZES),
    fleetClass: chance.oneOf(FLEET_CLASSES),
    abilities: ABILITIES.filter(() => chance.whole(1, 4) === 1)
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
        ranks: chance.whole(0, 20),
        baseAttackBonus: null,
        isPlayer: true,
        resolvePoints: chance.whole(0, 3)
      })
    }
  }
  return { id: armadaId(`armada${side}`), name: `Armada ${side}`, tier, fleets, officers, allowIllegal: true }
}

/** Any command of the system at any time, mostly about things that are there; many will be refused. */
export function randomCommand(chance: Chance, state: BattleState): SaCommand {
  const fleet = () => chance.oneOf(state.fleets).id
  const due = (kind: string) => {
    const rows = state.obligations.filter(o => o.kind === kind)
    return rows.length === 0 ? 'o0' : chance.oneOf(rows).id
  }
  const officer = () => (state.officers.length === 0 ? officerId('nobody') : chance.oneOf(state.officers).id)
  const resolve = () => (chance.whole(1, 5) === 1 ? officer() : null)
  const reason = 'fuzz'
  const attackId = () => (state.volley.length === 0 ? 'v0' : chance.oneOf(state.volley).id)
  const make: (() => SaCommand)[] = [
    () => ({ type: 'setDistance', hexes: chance.oneOf([null, 12]) }),
    () => ({ type: 'changeRoles', changes: [{ officerId: officer(), role: chance.oneOf(ROLES) }] }),
    () => ({ type: 'transferOfficer', officerId: officer(), toFleetId: fleet() }),
    () => ({ type: 'armEmp', fleetId: fleet() }),
    () => ({ type: 'advancePhase' }),
    () => ({ type: 'advancePhase' }),
    () => ({ type: 'rollMovementOrder', resolveOfficerIds: [] }),
    () => ({
      type: 'moveFleet',
      fleetId: fleet(),
      move: chance.oneOf(['moved', 'declined'] as const),
      stunt: null,
      passedThrough: chance.whole(1, 4) === 1 ? [fleet()] : []
    }),
    () => {
      const stunt = chance.oneOf(STUNTS)
      return {
        type: 'moveFleet',
        fleetId: fleet(),
        move: 'moved',
        stunt: { stunt, targetId: stunt === 'flyby' ? fleet() : null, resolveOfficerId: resolve() },
        passedThrough: []
      }
    },
    ...Array.from({ length: 8 }, () => (): SaCommand => ({
      type: 'stageAttack',
      attackerId: fleet(),
      targetId: fleet(),
      rangeHexes: chance.whole(0, 16),
      isFromFrontArc: chance.whole(0, 1) === 1,
      arrayTargets: chance.oneOf([1, 1, 1, 2, 3]),
      usesSuperweapon: chance.whole(1, 4) === 1,
      resolveOfficerId: resolve(),
      isThroughDebris: chance.whole(1, 6) === 1,
      gmCheck: chance.oneOf([0, 0, 5]),
      gmAc: 0
    })),
    () => ({ type: 'settleFreeAttack', obligationId: due('freeAttack'), resolveOfficerId: null, gmCheck: 0 }),
    () => ({ type: 'settleCritical', obligationId: due('critical') }),
    () => ({ type: 'settleCritical', obligationId: due('critical') }),
    () => ({ type: 'settleMorale', obligationId: due('morale'), resolveOfficerId: resolve(), gmCheck: 0 }),
    () => ({ type: 'settleMorale', obligationId: due('morale'), resolveOfficerId: null, gmCheck: chance.oneOf([0, -9]) }),
    () => ({ type: 'settleCascade', obligationId: due('routCascade'), fleetIds: chance.whole(0, 1) === 1 ? [fleet()] : [] }),
    () => ({ type: 'deferObligation', obligationId: due(chance.oneOf(['critical', 'morale'])) }),
    () => ({ type: 'waiveObligation', obligationId: due(chance.oneOf(['critical', 'morale', 'routCascade', 'freeAttack'])), reason }),
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
    () => ({ type: 'setScan', sideId: 'A', fleetId: fleet(), level: chance.whole(0, 3) })
  ]
  return chance.whole(1, 400) === 1 ? { type: 'endBattle' } : chance.oneOf(make)()
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
