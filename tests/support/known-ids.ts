import type { Campaign } from '@shared/campaign/campaign'
import type { Known } from './arbitrary-json'

/** Existing ids, by what they name: those of `fleets` are tried as `fleetId`, `toFleetId` or `fleetIds`. */
export function knownIn(campaign: Campaign): Known {
  const groups = new Map<string, string[]>([
    ['campaign', [campaign.id]],
    ['battle', campaign.battles.map(battle => battle.id)],
    ['side', ['A', 'B']],
    ['attack', ['v1', 'v2', 'a1']],
    ['obligation', ['o1', 'o2', 'o3']],
    ['effect', ['e1', 'e2', 'e3']]
  ])
  collectIds(campaign.rosters, 'rosters', groups)
  const all = [...groups.values()].flat()
  return property => {
    const word = property.replace(/Ids?$/u, '').toLowerCase()
    return groups.get(word) ?? [...groups].find(([group]) => word.endsWith(group))?.[1] ?? all
  }
}

function collectIds(value: unknown, list: string, groups: Map<string, string[]>): void {
  if (typeof value !== 'object' || value === null) return
  const group = list.replace(/s$/u, '').toLowerCase()
  if ('id' in value && typeof value.id === 'string') groups.set(group, [...(groups.get(group) ?? []), value.id])
  for (const [key, part] of Object.entries(value)) collectIds(part, Array.isArray(value) ? list : key, groups)
}
