/** The marker of a fleet: side, number, and its name for screen readers. */
export interface FleetMarkModel {
  readonly sideId: string
  readonly number: number
  readonly name: string
}
