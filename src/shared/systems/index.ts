import type { RuleSystem, Typed } from '../core/engine/rule-system'
import type { ChosenRulings } from '../core/rulings/ruling'
import { starfinderArmada } from './starfinder-armada'
import type { BattleState } from './starfinder-armada/model/battle'
import type { DraftArmada } from './starfinder-armada/model/design'
import { sampleArmadas } from './starfinder-armada/samples/two-armadas'
import { validateArmada } from './starfinder-armada/validate/validate-armada'

/** A rule system for those who serve all systems alike: states pass through their hands unread, commands and events are plain JSON with a type. */
export type ErasedSystem = RuleSystem<unknown, Typed, Typed, string, unknown>

/** Where a battle stands, as a list of battles shows it. */
export interface BattleMoment {
  /** 0 before the first round. */
  readonly round: number
  readonly phase: string
  readonly isOver: boolean
}

/** What a battle begins with, taken from a campaign. */
export interface BattleSetup {
  readonly name: string
  readonly armadas: readonly { readonly sideId: string; readonly armada: DraftArmada }[]
  readonly rulings: ChosenRulings
}

/** A system and the few things a host must know of it beside its rules. */
export interface HostedSystem {
  readonly rules: ErasedSystem
  readonly momentOf: (state: unknown) => BattleMoment
  /** Whether an armada may fight: legal, or let in by the GM. */
  readonly isFit: (armada: DraftArmada, rulings: ChosenRulings) => boolean
  /** The first command of a battle. It needs no dice. */
  readonly beginCommand: (setup: BattleSetup) => Typed
  /** Armadas for a first battle, with fresh ids. */
  readonly sampleArmadas: (newId: () => string) => readonly DraftArmada[]
}

/** Every system by its id. */
export const SYSTEMS = {
  'starfinder-armada': {
    rules: starfinderArmada,
    momentOf: state => {
      // The state came from this system's own `evolve`.
      const { round, phase } = state as BattleState
      return { round, phase, isOver: phase === 'over' }
    },
    isFit: (armada, rulings) => validateArmada(armada, rulings).fit !== null,
    beginCommand: setup => ({ type: 'beginBattle', ...setup }),
    sampleArmadas
  }
} as const satisfies Readonly<Record<string, HostedSystem>>

export type SystemId = keyof typeof SYSTEMS

/** The system of the sample campaign. */
export const SAMPLE_SYSTEM: SystemId = 'starfinder-armada'

/** The system with the parts a host needs. */
export function hostedSystem(id: SystemId): HostedSystem {
  return SYSTEMS[id]
}

/** The rules of a system, types put aside. */
export function systemOf(id: SystemId): ErasedSystem {
  return SYSTEMS[id].rules
}
