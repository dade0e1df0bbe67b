import type { WireCommand } from '@shared/ipc/calls'
import type { SystemId } from '@shared/systems/index'
import type { BattleState as DwState } from '@shared/systems/dystopian-wars/model/battle'
import type { BattleState as FaState } from '@shared/systems/firestorm-armada/model/battle'
import type { BattleState as PwState } from '@shared/systems/petit-wargame/model/battle'
import type { BattleState as SaState } from '@shared/systems/starfinder-armada/model/battle'
import type { BattleState as XwState } from '@shared/systems/xwing/model/battle'
import type { Chance } from '../chance'
import { nextCommand as nextOfDystopian } from '../dystopian-wars/whole-battle'
import { nextCommand as nextOfFirestorm } from '../firestorm-armada/whole-battle'
import { nextCommand as nextOfPetit } from '../petit-wargame/whole-battle'
import { nextCommand as nextOfStarfinder } from '../whole-battle'
import { nextCommand as nextOfXwing } from '../xwing/whole-battle'

/** The sample battle of a game at a table of players: what is kept from them, and what only the game master does. */
export interface WholeTable {
  readonly system: SystemId
  /** Keeps something of side B off the table; nobody of side A may hear these names. */
  readonly hide: (state: unknown) => { readonly commands: readonly WireCommand[]; readonly names: readonly string[] }
  /** What the game master does when no player can act; null when the battle is over. */
  readonly gm: (chance: Chance, state: unknown) => WireCommand | null
  /** Whether half of what is to be played, or all of it, has been. */
  readonly isPlayed: (state: unknown, proposed: number, part: 'half' | 'whole') => boolean
}

/** Proposals of a battle that is shorter than two rounds of Starfinder. */
const PROPOSALS = 12

interface Named {
  readonly id: string
  readonly name: string
}
interface Rows<State> {
  readonly system: SystemId
  readonly hidden: (state: State) => readonly Named[]
  /** What goes with it. */
  readonly parts?: (state: State, id: string) => readonly Named[]
  readonly correct: (id: string) => WireCommand
  readonly gm: (chance: Chance, state: State) => WireCommand | null
  readonly isPlayed?: (state: State, part: 'half' | 'whole') => boolean
}

const correcting =
  (type: string, field: string) =>
  (id: string): WireCommand => {
    const command = { type, [field]: id, correction: { isHidden: true }, reason: '' }
    return command
  }
const hiding = (shipId: string): WireCommand => {
  const command = { type: 'markShip', shipId, mark: 'isHidden', isSet: true }
  return command
}

function tableOf<State>({ system, hidden, parts, correct, gm, isPlayed }: Rows<State>): WholeTable {
  return {
    system,
    hide: state => {
      const units = hidden(state as State)
      const all = units.flatMap(unit => [unit, ...(parts?.(state as State, unit.id) ?? [])])
      return { commands: units.map(({ id }) => correct(id)), names: all.map(({ name }) => name) }
    },
    gm: (chance, state) => gm(chance, state as State),
    isPlayed: (state, proposed, part) => isPlayed?.(state as State, part) ?? proposed >= (part === 'half' ? PROPOSALS / 2 : PROPOSALS)
  }
}

export const WHOLE_TABLES: readonly WholeTable[] = [
  tableOf<SaState>({
    system: 'starfinder-armada',
    hidden: ({ fleets }) => fleets.filter(({ name }) => name === 'Grave Tithe'),
    correct: correcting('correctFleet', 'fleetId'),
    gm: nextOfStarfinder,
    isPlayed: ({ round, phase }, part) => phase === 'over' || round > (part === 'half' ? 1 : 2)
  }),
  tableOf<FaState>({
    system: 'firestorm-armada',
    hidden: ({ ships }) => ships.filter(({ name }) => name === 'Lien'),
    correct: hiding,
    gm: nextOfFirestorm
  }),
  tableOf<DwState>({
    system: 'dystopian-wars',
    hidden: ({ squadrons }) => squadrons.filter(({ name }) => name === 'Hornet nest'),
    parts: ({ units, wings }, id) => [...units, ...wings].filter(({ squadronId }) => squadronId === id),
    correct: correcting('correctSquadron', 'squadronId'),
    gm: nextOfDystopian
  }),
  tableOf<PwState>({
    system: 'petit-wargame',
    hidden: ({ squadrons }) => squadrons.filter(({ name }) => name === 'Bulwark'),
    parts: ({ ships }, id) => ships.filter(({ squadronId }) => squadronId === id),
    correct: correcting('correctSquadron', 'squadronId'),
    gm: nextOfPetit
  }),
  tableOf<XwState>({
    system: 'xwing',
    hidden: ({ ships }) => ships.filter(({ name }) => name === 'Umber'),
    correct: correcting('correctShip', 'shipId'),
    gm: nextOfXwing
  })
]

/** Acts that only pass the turn on: done when nobody can do anything else. */
export const PASSES = /(?:advancePhase|advanceStep|endActivation|passEngagement|advanceStage)$/u
