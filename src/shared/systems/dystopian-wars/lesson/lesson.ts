import type { Lesson, LessonPart } from '../../../core/lesson/lesson'
import { present } from '../../../kernel/present'
import type { DwCommand } from '../commands/command'
import type { BattleState, Fire, FirePart, SquadronState, UnitState } from '../model/battle'
import { CONCUSSION_CHARGES, type DraftForce, type WeaponId, type WeaponKind } from '../model/force'
import { sampleForces } from '../samples/two-forces'

type Part = LessonPart<BattleState, DwCommand, DraftForce>
type Step = Part['steps'][number]
type Act = Pick<Step, 'command'>
type Side = 'A' | 'B'

/** Of each sample, by their places there, the units of its second squadron that fight: two cruisers against a submarine. */
const SQUADRON = 1
const CREWS = { A: [0, 1], B: [1] } as const
const RANGE_INCHES = 12

function only(force: DraftForce, crew: readonly number[]): DraftForce {
  const squadron = present(force.squadrons[SQUADRON], 'a squadron of the sample')
  const units = crew.map(place => present(squadron.units[place], 'a unit of the sample'))
  return { ...force, squadrons: [{ ...squadron, units, wings: [] }] }
}

function squadron({ forces, squadrons }: BattleState, side: Side): SquadronState {
  const force = forces.find(({ sideId }) => sideId === side)
  return present(
    squadrons.find(({ forceId }) => forceId === force?.id),
    `the squadron of side ${side}`
  )
}
function units(state: BattleState, side: Side): readonly UnitState[] {
  const { id } = squadron(state, side)
  return state.units.filter(({ squadronId }) => squadronId === id)
}

/** Fire of these units, linked where they are several. */
function fireOf(firers: readonly UnitState[], weaponOf: (unit: UnitState) => WeaponId): Fire {
  const parts = firers.map((unit): FirePart => ({
    combatantId: unit.id,
    weaponId: weaponOf(unit),
    rangeInches: RANGE_INCHES,
    obstructions: 0
  }))
  return { parts, option: parts.length > 1 ? 'link' : 'single', splitDice: null }
}
const gun =
  (kind: WeaponKind) =>
  ({ weapons }: UnitState): WeaponId =>
    present(
      weapons.find(weapon => weapon.kind === kind),
      kind
    ).id

/** So many units of the side, from the first, declare their fire at the first of the other. */
const declare = (side: Side, kind: WeaponKind, count = 1): Act => ({
  command: state => ({
    type: 'declareAttack',
    fire: fireOf(units(state, side).slice(0, count), gun(kind)),
    targetId: present(units(state, side === 'A' ? 'B' : 'A')[0], 'a target').id
  })
})
const activate = (side: Side): Act => ({ command: state => ({ type: 'activateSquadron', squadronId: squadron(state, side).id }) })
const next: Act = { command: () => ({ type: 'advanceStep' }) }

const roll = (id: string, ...faces: NonNullable<Step['faces']>): Step => ({
  id,
  type: 'rollAttack',
  faces,
  command: ({ activation }) => ({
    type: 'rollAttack',
    attackId: present(
      activation?.attacks.find(({ status }) => status === 'declared'),
      'a declared attack'
    ).id,
    toHit: null,
    modifiers: [],
    clearedIds: []
  })
})
const damage = (id: string, ...critical: readonly number[]): Step => ({
  id,
  type: 'applyDamage',
  faces: [critical],
  command: () => ({ type: 'applyDamage', modifiers: [] })
})

/** Two cruisers against a submarine: its torpedoes stopped, a gun's answer, and a second turn that sinks it. */
const DUEL: Part = {
  rosters: (newId, locale) => {
    const [own, foes] = sampleForces(newId, locale)
    return [only(own, CREWS.A), only(foes, CREWS.B)]
  },
  before: [activate('B'), declare('B', 'torpedo'), next, next],
  steps: [
    roll('torpedoes', [6, 4, 2, 1, 1], [3]),
    {
      id: 'defence',
      type: 'rollDefensiveFire',
      faces: [[5, 5, 3, 1]],
      command: state => ({
        type: 'rollDefensiveFire',
        fire: fireOf(units(state, 'A'), () => CONCUSSION_CHARGES),
        toHit: null,
        modifiers: [],
        isInRange: true
      })
    },
    {
      id: 'guardians',
      type: 'rollShields',
      faces: [[5, 2]],
      command: () => ({ type: 'rollShields', shields: 0, guardians: CREWS.A.length, toSave: null })
    },
    { id: 'activate', type: 'activateSquadron', ...activate('A') },
    { id: 'declare', type: 'declareAttack', ...declare('A', 'gunnery') },
    { id: 'declared', type: 'advanceStep', ...next },
    roll('attack', [6, 5, 5, 4, 4, 3, 2, 2, 1], [4]),
    damage('critical', 5, 3),
    { id: 'endTurn', type: 'endTurn', command: () => ({ type: 'endTurn' }) },
    { id: 'activateAgain', type: 'activateSquadron', ...activate('A') },
    { id: 'linked', type: 'declareAttack', ...declare('A', 'gunnery', CREWS.A.length) },
    { id: 'declaredAgain', type: 'advanceStep', ...next },
    roll('salvo', [6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1], [5, 2]),
    damage('sink', 2, 2)
  ]
}

/** The first battle of Dystopian Wars. */
export const dystopianLesson: Lesson<BattleState, DwCommand, DraftForce> = [DUEL]
