/** Somebody of the battle by whom the history may be filtered. */
export interface HistoryFleet {
  readonly id: string
  readonly name: string
  /** Name of the armada, fleet, force or squad it belongs to. */
  readonly group: string
}
