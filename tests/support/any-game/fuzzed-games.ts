import type { Typed } from '@shared/core/engine/rule-system'
import type { FaCommands } from '@shared/systems/firestorm-armada/commands/command'
import type { BattleState as FirestormState } from '@shared/systems/firestorm-armada/model/battle'
import { attackOdds } from '@shared/systems/firestorm-armada/odds/attack-odds'
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
  /** Asks for the chances of a command that the rules allow, as its dialog does; absent where the invariants ask for all there are. */
  readonly askChances?: (state: unknown, command: Typed) => void
}

/** Each game fits by its own types; together they are seen without. */
const game = <State>(
  randomSetup: (chance: Chance) => Typed,
  randomCommand: (chance: Chance, state: State) => Typed,
  nextCommand: (chance: Chance, state: State) => Typed | null,
  brokenInvariants: (state: State, wasForced: boolean) => readonly string[],
  askChances?: (state: State, command: Typed) => void
): FuzzedGame => {
  const typed = { randomSetup, randomCommand, nextCommand, brokenInvariants, ...(askChances === undefined ? {} : { askChances }) }
  return typed as unknown as FuzzedGame
}

function askFirestorm(state: FirestormState, command: Typed): void {
  if (isFireWeapons(command)) attackOdds(state, command)
}

function isFireWeapons(command: Typed): command is FaCommands['fireWeapons'] {
  return command.type === 'fireWeapons'
}

export const FUZZED_GAMES: Readonly<Record<SystemId, FuzzedGame>> = {
  'starfinder-armada': game(setupStarfinder, randomStarfinder, nextStarfinder, brokenInStarfinder),
  'firestorm-armada': game(setupFirestorm, randomFirestorm, nextFirestorm, brokenInFirestorm, askFirestorm),
  'dystopian-wars': game(setupDystopian, randomDystopian, nextDystopian, brokenInDystopian),
  xwing: game(setupXwing, randomXwing, nextXwing, brokenInXwing),
  'petit-wargame': game(setupPetit, randomPetit, nextPetit, brokenInPetit)
}
