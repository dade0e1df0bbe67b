/** A roster of the campaign that may send reinforcements, with those of it who may come alone. */
export interface LateRoster {
  readonly id: string
  readonly name: string
  readonly parts: readonly { readonly id: string; readonly name: string }[]
}
