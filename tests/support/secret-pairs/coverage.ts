import type { Typed } from '@shared/core/engine/rule-system'
import { screenChoice } from '@shared/ipc/schemas/screen-choice'
import { hostedSystem, type SystemId } from '@shared/systems/index'
import { unionNames } from '../union-names'
import type { Eyes } from './eyes'
import type { AnyGame } from './secret-game'
import type { Act } from './two-worlds'

/** What the pairs of a run have been so far, so that the chooser looks for what has not been yet. */
export class Coverage {
  /** Every command of the game, and every mode of the player screen, by their schemas. */
  readonly commands: readonly string[]
  readonly modes = unionNames(screenChoice.shape.showing, 'kind')
  readonly #game: AnyGame
  readonly #seen = new Set<string>()
  readonly #secret = new Set<string>()
  readonly #shown = new Set<string>()

  constructor(game: AnyGame) {
    this.#game = game
    this.commands = unionNames(hostedSystem(game.system.id as SystemId).commandSchema, 'type')
  }

  /** Whether a command of this type is still to be carried out in front of players. */
  wantsSeen(type: string): boolean {
    return !this.#seen.has(type)
  }

  /** Whether one is still to be carried out in one world alone. */
  wantsSecret(type: string): boolean {
    return !this.#secret.has(type) && !Object.hasOwn(this.#game.neverHidden, type)
  }

  /** The commands still to be carried out in front of players, and out of their sight. */
  get missing(): Readonly<Record<'seen' | 'secret' | 'modes', readonly string[]>> {
    return {
      seen: this.commands.filter(type => this.wantsSeen(type)),
      secret: this.commands.filter(type => this.wantsSecret(type)),
      modes: this.modes.filter(mode => !this.#shown.has(mode))
    }
  }

  /** Commands that were carried out out of sight although the game says that they never are, and those it names that there are not. */
  get belied(): readonly string[] {
    return Object.keys(this.#game.neverHidden).filter(type => this.#secret.has(type) || !this.commands.includes(type))
  }

  /** The first command of both worlds, which brings units in sight and others. */
  noteBeginning([one, other]: readonly [Typed, Typed]): void {
    this.#seen.add(one.type)
    if (JSON.stringify(one) !== JSON.stringify(other)) this.#secret.add(other.type)
  }

  /** An act that was taken, with the state of the first world before it. In front of players it names nothing that is hidden from them. */
  note(act: Act, eyes: Eyes, before: unknown): void {
    if (act.kind === 'show') this.#shown.add(act.showing.kind)
    if (act.kind !== 'command') return
    const { type } = act.command
    if (act.on !== 'both') this.#secret.add(type)
    else if (this.wantsSeen(type) && !eyes.namesSecret(before, JSON.stringify(act.command))) this.#seen.add(type)
  }
}
