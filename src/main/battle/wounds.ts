import type { Campaign, SystemId } from '@shared/campaign/campaign'
import type { Typed } from '@shared/core/engine/rule-system'
import { asArgument } from '@shared/ipc/as-argument'
import type { SubmitResult } from '@shared/ipc/calls'
import type { HostedSystem, Roster } from '@shared/systems/index'
import type { BattleHost } from './battle-host'

/** The corrections that give the units of these rosters the damage they bring along. */
export function woundsOf(campaign: Campaign, system: HostedSystem, rosters: readonly Roster[]): readonly Typed[] {
  return rosters.flatMap(roster => {
    const parts = new Set(system.carry.partsOf(roster).map(({ id }) => id))
    return corrections(campaign, system, ({ rosterId, unitId }) => rosterId === roster.id && parts.has(unitId))
  })
}

interface Campaigns {
  readonly campaigns: { get(id: string): Promise<Campaign> }
  readonly systemOf: (id: SystemId) => HostedSystem
}

/**
 * Carries out a command, and gives the units that join the battle by it the damage they bring along, as those have it that begin it. Each
 * correction is an entry of its own, with the name of the battle it comes from.
 */
export async function withWounds(
  { campaigns, systemOf }: Campaigns,
  host: BattleHost,
  carriedOut: Promise<SubmitResult>
): Promise<SubmitResult> {
  const result = await carriedOut
  if (result.kind !== 'done' || result.entry.kind !== 'command') return result
  const come = idsIn(result.entry.command)
  if (come.size === 0) return result
  const campaign = await campaigns.get(host.key.campaignId)
  for (const command of corrections(campaign, systemOf(campaign.system), ({ unitId }) => come.has(unitId))) await host.submit({ command })
  return result
}

function corrections(
  { wounds = [] }: Campaign,
  { carry, commandSchema }: HostedSystem,
  isMeant: (wound: NonNullable<Campaign['wounds']>[number]) => boolean
): readonly Typed[] {
  return wounds
    .filter(isMeant)
    .flatMap(({ unitId, wound, from }) =>
      carry.wounded(unitId, wound, from).map(command => asArgument(commandSchema, command, 'wounds', unitId))
    )
}

/** Ids of what a command brings along: only units that are designed in it have one, all others are named by theirs. */
function idsIn(part: unknown): ReadonlySet<string> {
  const found = new Set<string>()
  const look = (one: unknown): void => {
    if (typeof one !== 'object' || one === null) return
    if ('id' in one && typeof one.id === 'string') found.add(one.id)
    for (const inside of Object.values(one)) look(inside)
  }
  look(part)
  return found
}
