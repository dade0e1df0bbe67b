import type { Viewer } from '../../core/view/viewer'
import { whoseTurn, type ConductorTurn } from './derive/whose-turn'
import { criticalRating, movement, steering, workingGenerators } from './derive/ratings'
import { abortThreshold } from './derive/abort'
import { isObscured } from './derive/criticals'
import type { Attack, BattleState, SpentDefence, UnitState, WingState } from './model/battle'
import type { CriticalRow } from './model/criticals'
import { sideOfSquadron } from './state'

/** A unit as everybody sees it, since cards lie open on the table. The note is for its own side. */
interface UnitView extends Omit<UnitState, 'criticals' | 'note'> {
  readonly criticals: readonly CriticalRow[]
  readonly note: string | null
  /** Present values: Critical Rating, movement in inches, generators, rudder. */
  readonly crNow: number
  readonly movementNow: number
  readonly generatorsNow: { readonly shields: number; readonly guardians: number }
  readonly canTurn: boolean
  readonly canChangeHeight: boolean
  readonly isObscuredNow: boolean
}

interface WingView extends Omit<WingState, 'note'> {
  readonly note: string | null
  readonly abortsAt: number
}

export interface BattleView {
  readonly name: string
  readonly turn: number
  readonly conductor: ConductorTurn
  readonly forces: readonly { readonly id: string; readonly name: string; readonly sideId: string; readonly cards: number }[]
  readonly squadrons: readonly {
    readonly id: string
    readonly forceId: string
    readonly name: string
    readonly hasActivated: boolean
    readonly note: string | null
  }[]
  readonly units: readonly UnitView[]
  readonly wings: readonly WingView[]
  readonly attacks: readonly Attack[]
  readonly defence: readonly SpentDefence[]
}

/** The battle as this viewer may know it: models and cards in hand are counted openly at the table; notes stay with their side and the GM. */
export function viewFor(state: BattleState, viewer: Viewer): BattleView {
  const own = (squadronId: UnitState['squadronId']): boolean => viewer.kind === 'gm' || sideOfSquadron(state, squadronId) === viewer.sideId
  const noteOf = (one: { readonly note: string }, squadronId: UnitState['squadronId']): string | null => (own(squadronId) ? one.note : null)
  return {
    name: state.name,
    turn: state.turn,
    conductor: whoseTurn(state),
    forces: state.forces.map(({ id, name, sideId, cards }) => ({ id, name, sideId, cards })),
    squadrons: state.squadrons.map(one => ({ ...one, note: noteOf(one, one.id) })),
    units: state.units.map(unit => unitView(state, unit, noteOf(unit, unit.squadronId))),
    wings: state.wings.map(wing => ({ ...wing, note: noteOf(wing, wing.squadronId), abortsAt: abortThreshold(wing).total })),
    attacks: state.activation?.attacks ?? [],
    defence: state.activation?.defence ?? []
  }
}

function unitView(state: BattleState, unit: UnitState, note: string | null): UnitView {
  return {
    ...unit,
    ...steering(state.rulings, unit),
    criticals: unit.criticals.map(critical => critical.row),
    note,
    crNow: criticalRating(unit).total,
    movementNow: movement(unit).total,
    generatorsNow: workingGenerators(unit),
    isObscuredNow: isObscured(unit)
  }
}
