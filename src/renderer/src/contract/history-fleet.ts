/** A fleet, ship or unit the history can be filtered by. */
export interface HistoryFleet {
  readonly id: string
  readonly name: string
  /** Name of the armada, fleet, force or squad it belongs to. */
  readonly group: string
}
