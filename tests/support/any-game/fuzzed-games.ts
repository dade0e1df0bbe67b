import type { Typed } from '@shared/core/engine/rule-system'
import type { FaCommands } from '@shared/systems/firestorm-armada/commands/command'
import { attackOdds } from '@shared/systems/firestorm-armada/odds/attack-odds'
import { whoseTurn as whoseTurnInPetit } from '@shared/systems/petit-wargame/derive/whose-turn'
import { currentAttack } from '@shared/systems/xwing/state'
import type { SystemId } from '@shared/systems/index'
import type { Chance } from '../chance'
import { brokenInvariants as brokenInDystopian } from '../dystopian-wars/invariants'
import { randomCommand as randomDystopian, randomSetup as setupDystopian } from '../dystopian-wars/random-battle'
import { nextCommand as nextDystopian } from '../dystopian-wars/whole-battle'
import { brokenInvariants as brokenInFirestorm } from '../firestorm-armada/invariants'
import { randomCommand as randomFirestorm } from '../firestorm-armada/random-battle'
import { randomSetup as setupFirestorm } from '../firestorm-armada/random-setup'
import { nextCommand as nextFirestorm } from '../firestorm-armada/whole-battle'
import { brokenInvariants as brokenInStarfinder } from '../invariants'
import { brokenInvariants as brokenInPetit } from '../petit-wargame/invariants'
import { randomCommand as randomPetit, randomSetup as setupPetit } from '../petit-wargame/random-battle'
import { nextCommand as nextPetit } from '../petit-wargame/whole-battle'
import { randomCommand as randomStarfinder, randomSetup as setupStarfinder } from '../random-battle'
import { nextCommand as nextStarfinder } from '../whole-battle'
import { brokenInvariants as brokenInXwing } from '../xwing/invariants'
import { randomCommand as randomXwing, randomSetup as setupXwing } from '../xwing/random-battle'
import { nextCommand as nextXwing } from '../xwing/whole-battle'

/** How random battles of a game are played, whatever its types. */
export interface FuzzedGame {
  readonly randomSetup: (chance: Chance) => Typed
  /** Any command, often a refused one. */
  readonly randomCommand: (chance: Chance, state: unknown) => Typed
  /** A command by the book; null when the battle is over. */
  readonly nextCommand: (chance: Chance, state: unknown) => Typed | null
  /** Also asks for the chances of what is about to be rolled. */
  readonly brokenInvariants: (state: unknown, wasForced: boolean) => readonly string[]
  /** Where in its acts the battle is, finer than its phases. */
  readonly stepOf: (state: unknown) => string
  /** Asks for the chances of a command that the rules allow, as its dialog does; absent where the invariants ask for all there are. */
  readonly askChances?: (state: unknown, command: Typed) => void
}

/** The same with the types of one game. */
interface GameOf<State> {
  readonly randomSetup: (chance: Chance) => Typed
  readonly randomCommand: (chance: Chance, state: State) => Typed
  readonly nextCommand: (chance: Chance, state: State) => Typed | null
  readonly brokenInvariants: (state: State, wasForced: boolean) => readonly string[]
  readonly stepOf: (state: State) => string
  readonly askChances?: (state: State, command: Typed) => void
}

/** Erases the types of a game once they have been checked against each other. */
function game<State>(one: GameOf<State>): FuzzedGame {
  return one as unknown as FuzzedGame
}

function isFireWeapons(command: Typed): command is FaCommands['fireWeapons'] {
  return command.type === 'fireWeapons'
}

/** A phase, and the kind of what is owed in it. */
const stepWithDue = ({
  phase,
  obligations
}: {
  readonly phase: string
  readonly obligations: readonly { readonly kind: string }[]
}): string => `${phase} ${obligations[0]?.kind ?? ''}`

export const FUZZED_GAMES: Readonly<Record<SystemId, FuzzedGame>> = {
  'starfinder-armada': game({
    randomSetup: setupStarfinder,
    randomCommand: randomStarfinder,
    nextCommand: nextStarfinder,
    brokenInvariants: brokenInStarfinder,
    stepOf: stepWithDue
  }),
  'firestorm-armada': game({
    randomSetup: setupFirestorm,
    randomCommand: randomFirestorm,
    nextCommand: nextFirestorm,
    brokenInvariants: brokenInFirestorm,
    stepOf: stepWithDue,
    askChances(state, command) {
      if (isFireWeapons(command)) attackOdds(state, command)
    }
  }),
  'dystopian-wars': game({
    randomSetup: setupDystopian,
    randomCommand: randomDystopian,
    nextCommand: nextDystopian,
    brokenInvariants: brokenInDystopian,
    stepOf: ({ step, obligations }) => stepWithDue({ phase: step, obligations })
  }),
  xwing: game({
    randomSetup: setupXwing,
    randomCommand: randomXwing,
    nextCommand: nextXwing,
    brokenInvariants: brokenInXwing,
    stepOf: state => `${state.phase} ${currentAttack(state)?.stage ?? ''}`
  }),
  'petit-wargame': game({
    randomSetup: setupPetit,
    randomCommand: randomPetit,
    nextCommand: nextPetit,
    brokenInvariants: brokenInPetit,
    stepOf: state => whoseTurnInPetit(state).awaited
  })
}
