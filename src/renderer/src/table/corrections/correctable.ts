import { changedUnder, intended, namesOf, valuesOf, type CorrectionField, type CorrectionValues, type FieldsFor } from './correction-fields'

/** Something the GM may correct: its fields, and the command made from their values. */
export interface Correctable<Command> {
  readonly fields: readonly CorrectionField[]
  /** Null when nothing differs or the values are invalid. */
  command(this: void, typed: CorrectionValues, reason: string): Command | null
}

/** `C` is what the command takes. Without `changes`, each field is one of its values. */
type Correcting<C, Command> = (
  | { readonly fields: FieldsFor<C>; readonly changes?: undefined }
  | {
      readonly fields: readonly CorrectionField[]
      /** The differences as the command takes them; null when the values are invalid. */
      readonly changes: (meant: CorrectionValues) => C | null
    }
) & { readonly command: (correction: C, reason: string) => Command | null }

/** The command holds only what differs. */
export function correctable<C extends object, Command>({ fields, changes, command }: Correcting<C, Command>): Correctable<Command> {
  return {
    fields,
    command(typed, reason) {
      const meant = intended(fields, typed)
      const correction = changes === undefined ? changedUnder<C>(valuesOf(fields), namesOf(fields), meant) : changes(meant)
      return correction === null || Object.keys(correction).length === 0 ? null : command(correction as C, reason.trim())
    }
  }
}
