import type { XwRefusal } from '../commands/refusal'

/** A command that may come next, with the first reason against it, or null. */
export interface Option<Command> {
  readonly command: Command
  readonly refusal: XwRefusal | null
}
