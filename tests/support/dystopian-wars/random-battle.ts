import { KNOWLEDGE } from '@shared/core/view/known'
import type { DwCommand, RollChoice } from '@shared/systems/dystopian-wars/commands/command'
import type { UnitCorrection, WingCorrection } from '@shared/systems/dystopian-wars/model/corrections'
import { BARS, FIRE_OPTIONS, OBSTRUCTIONS, UNIT_STATUSES, WING_STATUSES } from '@shared/systems/dystopian-wars/model/battle'
import type { BattleState, Fire, Obstructions } from '@shared/systems/dystopian-wars/model/battle'
import type { CombatantId, DraftForce, WeaponId } from '@shared/systems/dystopian-wars/model/force'
import {
  ACK_ACK,
  CONCUSSION_CHARGES,
  DEPTHS,
  forceId,
  MARS,
  squadronId,
  UNIT_TYPES,
  unitId,
  WING_ORDNANCE,
  WING_TYPES,
  wingId
} from '@shared/systems/dystopian-wars/model/force'
import { MODIFIER_SIDES, MODIFIER_SOURCES } from '@shared/systems/dystopian-wars/model/modifier'
import { RULINGS } from '@shared/systems/dystopian-wars/rulings'
import { sampleForces } from '@shared/systems/dystopian-wars/samples/two-forces'
import { CRITICAL_ROWS } from '@shared/systems/dystopian-wars/model/criticals'
import type { Chance } from '../chance'
import { randomTelling } from '../random-telling'

/** The sample forces under short ids. */
export function forcesFor(): readonly [DraftForce, DraftForce] {
  let count = 0
  return sampleForces(() => `d${String((count += 1))}`)
}

export function setupOf(rulings: Readonly<Record<string, string>>, name = 'Sample'): DwCommand {
  const [one, other] = forcesFor()
  const forces = [
    { sideId: 'A', force: one },
    { sideId: 'B', force: other }
  ]
  return { type: 'beginBattle', name, forces, rulings }
}

/** The readings that make a difference in a battle. */
const OF_PLAY = RULINGS.filter(ruling => ruling.key !== 'dw.enemyKnown')

/** The sample forces with random cards and readings. */
export function randomSetup(chance: Chance): DwCommand {
  const rulings = Object.fromEntries(OF_PLAY.map(ruling => [ruling.key, chance.oneOf<string>(ruling.values)]))
  const forces = forcesFor().map((force, i) => ({ sideId: 'AB'.charAt(i), force: shaken(chance, force) }))
  // Derived from what has been drawn already: what players see must not change which battle a seed gives.
  const known = KNOWLEDGE[(forces[0]?.force.squadrons[0]?.units[0]?.hp ?? 0) % KNOWLEDGE.length] ?? 'wordsAndBars'
  return { type: 'beginBattle', name: 'fuzz', forces, rulings: { ...rulings, 'dw.enemyKnown': known } }
}

function shaken(chance: Chance, force: DraftForce): DraftForce {
  const squadrons = force.squadrons.map(squadron => ({
    ...squadron,
    units: squadron.units.map(unit => {
      const dr = chance.whole(1, 3)
      const mars =
        chance.whole(1, 3) === 1 ? [{ mar: chance.oneOf(MARS.slice(0, 8)), text: '', dice: chance.whole(-2, 2), abort: 0 }] : unit.mars
      return {
        ...unit,
        type: chance.oneOf(UNIT_TYPES),
        hp: chance.whole(1, 8),
        dr,
        cr: dr + chance.whole(0, 2),
        shields: chance.whole(0, 2),
        mars
      }
    }),
    wings: squadron.wings.map(wing => ({ ...wing, isOnCap: false, type: chance.oneOf(WING_TYPES), fuel: chance.whole(0, 3) }))
  }))
  return { ...force, squadrons, allowIllegal: true }
}

/** A random command of the system, mostly about things that exist; many will be refused. */
export function randomCommand(chance: Chance, state: BattleState): DwCommand {
  const unit = () => chance.oneOf(state.units)
  const wing = () => chance.oneOf(state.wings)
  const squadron = () => chance.oneOf(state.squadrons).id
  const forceId = () => chance.oneOf(state.forces).id
  const anybody = (): CombatantId => (chance.whole(1, 3) === 1 ? wing().id : unit().id)
  const attackId = () => {
    const attacks = state.activation?.attacks ?? []
    return attacks.length === 0 ? 'a0' : chance.oneOf(attacks).id
  }
  const reason = 'fuzz'
  const choice = (): RollChoice => ({ attackId: attackId(), toHit: chance.oneOf([null, null, 3, 5]), modifiers: modifiers(chance) })
  const fire = (): Fire => randomFire(chance, state, anybody)
  if (state.obligations.length > 0 && chance.whole(1, 2) === 1) return chance.oneOf(randomDues(chance, state, anybody))()
  if (state.step === 'damage' && chance.whole(1, 4) === 1) return damageOf(chance)
  if (hurtIn(state).length > 0 && chance.whole(1, 12) === 1) return repairIn(chance, state)
  const make: (() => DwCommand)[] = [
    () => ({ type: 'activateSquadron', squadronId: squadron() }),
    () => ({ type: 'advanceStep' }),
    ...Array.from({ length: 4 }, () => (): DwCommand => ({ type: 'declareAttack', fire: fire(), targetId: anybody() })),
    () => ({ type: 'declareCounter', fire: fire(), targetId: anybody(), isInRange: chance.whole(1, 5) > 1 }),
    () => ({ type: 'withdrawAttack', attackId: attackId(), reason }),
    () => ({ type: 'resolveCounter', ...choice() }),
    () => ({ type: 'resolveTinyFlyers', rolls: chance.whole(1, 2) === 1 ? [] : [choice()] }),
    () => ({ type: 'rollAttack', ...choice(), clearedIds: [anybody()] }),
    () => ({ type: 'rollDefensiveFire', fire: fire(), toHit: null, modifiers: [], isInRange: true }),
    () => ({ type: 'rollShields', shields: chance.whole(0, 2), guardians: chance.whole(0, 1), toSave: chance.oneOf([null, 4]) }),
    () => damageOf(chance),
    () => repairIn(chance, state),
    () => ({ type: 'launchWing', wingId: wing().id, unitId: unit().id }),
    () => ({ type: 'markUnit', unitId: unit().id, isObscured: chance.whole(0, 1) === 1, depth: chance.oneOf(DEPTHS) }),
    () => ({ type: 'setCap', wingId: wing().id, isOnCap: chance.whole(0, 1) === 1 }),
    () => ({ type: 'playCard', forceId: forceId(), name: 'Fog' }),
    ...randomDues(chance, state, anybody),
    () => ({ type: 'correctUnit', unitId: unit().id, correction: unitCorrection(chance), reason }),
    () => ({ type: 'correctWing', wingId: wing().id, correction: wingCorrection(chance), reason }),
    () => ({
      type: 'correctSquadron',
      squadronId: squadron(),
      correction: chance.oneOf([{ note: 'late' }, { hasActivated: false }]),
      reason
    }),
    () => ({ type: 'correctForce', forceId: forceId(), correction: { cards: chance.whole(0, 3) }, reason }),
    () => ({ type: 'correctAttack', attackId: attackId(), correction: { hits: chance.whole(0, 9) }, reason }),
    () => randomTelling(chance, ['A', 'B']),
    () => {
      const ruling = chance.oneOf(OF_PLAY)
      return { type: 'setRuling', key: ruling.key, value: chance.oneOf<string>(ruling.values) }
    },
    () => ({ type: 'endTurn' }),
    // Few, so that a battle does not grow too large.
    () => (chance.whole(1, 6) === 1 ? reinforcements(chance, state) : { type: 'endTurn' })
  ]
  return chance.whole(1, 200) === 1 ? { type: 'endBattle' } : chance.oneOf(make)()
}

/** Damage with changes of its hits and its hull points, or of neither. */
function damageOf(chance: Chance): DwCommand {
  const onHull = modifiers(chance)
  return { type: 'applyDamage', modifiers: modifiers(chance), ...(onHull.length > 0 ? { onHull } : {}) }
}

const hurtIn = ({ units }: BattleState): BattleState['units'] => units.filter(one => one.criticals.length > 0)

/** A repair, mostly of a critical that is there. */
function repairIn(chance: Chance, state: BattleState): DwCommand {
  const hurt = hurtIn(state)
  const unit = chance.oneOf(hurt.length > 0 ? hurt : state.units)
  const rows = unit.criticals.map(one => one.row)
  return { type: 'rollRepair', unitId: unit.id, row: chance.oneOf(rows.length > 0 ? rows : CRITICAL_ROWS) }
}

/** A command about something owed, or about nothing. */
function randomDues(chance: Chance, state: BattleState, anybody: () => CombatantId): readonly (() => DwCommand)[] {
  const obligationId = state.obligations.length === 0 ? 'o0' : chance.oneOf(state.obligations).id
  return [
    () => ({ type: 'settleExplosion', obligationId, targetIds: [anybody()], dice: chance.oneOf([null, 3]) }),
    () => ({ type: 'settleFuel', obligationId, outcome: chance.oneOf(['landed', 'removed'] as const) }),
    () => ({ type: 'deferObligation', obligationId }),
    () => ({ type: 'waiveObligation', obligationId, reason: 'fuzz' }),
    () => correctOwner(state, obligationId)
  ]
}

/** The unit that has blown up is back, or the wing has fuel again. */
function correctOwner(state: BattleState, obligationId: string): DwCommand {
  const due = state.obligations.find(one => one.id === obligationId)
  if (due?.kind === 'fuel') return { type: 'correctWing', wingId: due.wingId, correction: { fuel: 2 }, reason: 'fuzz' }
  return { type: 'correctUnit', unitId: due?.unitId ?? unitId('nobody'), correction: { hp: 4 }, reason: 'fuzz' }
}

/** One of the sample squadrons, with new ids or existing ones. */
function reinforcements(chance: Chance, state: BattleState): DwCommand {
  const squadron = chance.oneOf(forcesFor().flatMap(force => force.squadrons))
  const own = chance.whole(1, 5) === 1 ? '' : `-late${String(state.squadrons.length)}`
  const late = {
    ...squadron,
    id: squadronId(`${squadron.id}${own}`),
    units: squadron.units.map(unit => ({ ...unit, id: unitId(`${unit.id}${own}`) })),
    wings: squadron.wings.map(wing => ({ ...wing, id: wingId(`${wing.id}${own}`) }))
  }
  const force = chance.oneOf(forcesFor())
  if (state.forces.length < 4 && chance.whole(1, 4) === 1)
    return {
      type: 'joinForce',
      sideId: chance.oneOf(['A', 'C', 'D']),
      force: { ...force, id: forceId(`late${String(state.forces.length)}`), squadrons: [late] }
    }
  return {
    type: 'joinSquadrons',
    forceId: chance.oneOf(state.forces).id,
    squadrons: [late]
  }
}

function randomFire(chance: Chance, state: BattleState, anybody: () => CombatantId): Fire {
  const option = chance.oneOf([...FIRE_OPTIONS, 'single', 'single'] as const)
  const weapons: readonly WeaponId[] = [
    ACK_ACK,
    CONCUSSION_CHARGES,
    WING_ORDNANCE,
    ...state.units.flatMap(unit => unit.weapons.map(weapon => weapon.id))
  ]
  const part = () => {
    const combatantId = anybody()
    const own = state.units.find(unit => unit.id === combatantId)?.weapons.map(weapon => weapon.id) ?? [WING_ORDNANCE]
    const weaponId = chance.oneOf([ACK_ACK, CONCUSSION_CHARGES, ...own, ...(chance.whole(1, 9) === 1 ? weapons : [])])
    return { combatantId, weaponId, rangeInches: chance.whole(0, 20), obstructions: chance.oneOf<Obstructions>([0, 0, 0, ...OBSTRUCTIONS]) }
  }
  const parts = option === 'link' || option === 'combine' ? [part(), part()] : [part()]
  return { parts, option, splitDice: option === 'split' ? chance.whole(1, 4) : null }
}

function modifiers(chance: Chance): RollChoice['modifiers'] {
  if (chance.whole(1, 3) > 1) return []
  const side = chance.oneOf(MODIFIER_SIDES)
  const value = chance.whole(1, 2) * (side === 'defender' ? -1 : 1)
  return [{ source: chance.oneOf(MODIFIER_SOURCES), side, name: 'Trick', value }]
}

function unitCorrection(chance: Chance): UnitCorrection {
  return chance.oneOf<UnitCorrection>([
    { hp: chance.whole(0, 9) },
    { hp: chance.whole(3, 9) },
    { status: chance.oneOf(UNIT_STATUSES) },
    { diceAdjustment: chance.whole(-3, 3) },
    { criticalRows: [chance.oneOf(CRITICAL_ROWS)] },
    { isObscured: true },
    { note: 'struck', ap: 2 },
    { name: 'Renamed' }
  ])
}

function wingCorrection(chance: Chance): WingCorrection {
  return chance.oneOf<WingCorrection>([
    { tokens: chance.whole(0, 6) },
    { status: chance.oneOf(WING_STATUSES) },
    { fuel: chance.whole(0, 3) },
    { bar: chance.oneOf(BARS) },
    { hasAborted: false },
    { note: 'low', diceAdjustment: 1 }
  ])
}
