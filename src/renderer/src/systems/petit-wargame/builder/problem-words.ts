import type { Message } from '@shared/core/engine/message'
import { ELEMENTS } from '@shared/systems/petit-wargame/model/element'
import type { FleetProblem } from '@shared/systems/petit-wargame/validate/problem'
import type { Remedy } from './remedy'

export function textOf({ code, value, limit }: FleetProblem): Message {
  return { key: `pw.problem.${code}`, values: { value: value ?? '', limit: limit ?? '' } }
}

/** Where in the ship it is; empty for the ship as a whole. */
export function placesIn({ sector, field }: FleetProblem): readonly Message[] {
  return [
    ...(sector === null ? [] : [{ key: `pw.sector.${sector}` }]),
    ...(ELEMENTS.some(element => element === field) ? [{ key: `pw.element.${field}` }] : [])
  ]
}

export function remedyText(remedy: Remedy): Message {
  const key = `pwBuilder.remedy.${remedy.type}`
  if (remedy.type === 'setBudget') return { key, values: { points: remedy.points } }
  if (remedy.type === 'setPoints' && remedy.sector !== undefined)
    return { key, values: { points: remedy.ship.sectors[remedy.sector].points } }
  return { key }
}
