import type { ReportSide } from './report-rules'

/** The sides of these rosters, each called by all that fight on it. */
export function sidesBy(rosters: readonly { readonly sideId: string; readonly name: string }[]): readonly ReportSide[] {
  return [...new Set(rosters.map(roster => roster.sideId))].map(id => ({
    id,
    name: rosters
      .filter(roster => roster.sideId === id)
      .map(roster => roster.name)
      .join(', ')
  }))
}
