/** A fleet as its counter on the table: side, number, and the name for those who do not see shapes. */
export interface FleetMarkModel {
  readonly sideId: string
  readonly number: number
  readonly name: string
}
