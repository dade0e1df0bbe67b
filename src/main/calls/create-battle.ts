import type { BattleRef, Campaign, SystemId } from '@shared/campaign/campaign'
import { addBattle } from '@shared/campaign/edits/add-battle'
import type { Typed } from '@shared/core/engine/rule-system'
import { submit, type Submission } from '@shared/core/engine/submit'
import type { Telling } from '@shared/core/housekeeping/telling'
import { CallFailure, type CallArgs } from '@shared/ipc/calls'
import type { BattleSetup, HostedSystem, Roster } from '@shared/systems/index'
import type { BattleHost } from '../battle/battle-host'
import { woundsOf } from '../battle/wounds'
import { withFreshId } from './fresh-id'
import type { HostContext } from './host-context'

type Sides = CallArgs<'battle.create'>['sides']

/**
 * Creates a battle between rosters of a campaign, opens it and starts it. The rules are asked before anything is written, and the journal
 * is written before the campaign's list, so that a listed battle always exists.
 */
export async function createBattle(
  context: HostContext,
  campaignId: string,
  name: string,
  sides: Sides,
  place?: string
): Promise<BattleHost> {
  const { campaigns, battles, clock, newId, systemOf } = context
  const campaign = await campaigns.get(campaignId)
  const system = systemOf(campaign.system)
  const entrants = rostersOf(campaign, system, sides)
  const unfit = entrants.find(({ roster }) => !system.isFit(roster, campaign.rulings))
  if (unfit !== undefined) throw new CallFailure('not-fit', unfit.roster.id)
  const command = system.beginCommand({ name, sides: entrants, rulings: campaign.rulings })
  const tried = submit(system.rules, system.rules.initial, command, [])
  if (tried.kind === 'refused') throw new CallFailure('refused', tried.refusal)
  const wounds = woundsOf(
    campaign,
    system,
    entrants.map(({ roster }) => roster)
  )
  endure(system, tried, wounds)
  const host = await withFreshId(newId, battleId => battles.begin({ campaignId, battleId }, campaign.system, command))
  try {
    for (const wounded of wounds) await host.submit({ command: wounded })
    if (place !== undefined) await host.submit({ command: at(place) })
    await campaigns.change(campaignId, current => addBattle(current, refOf(host, name, clock.now(), sides)))
    await campaigns.copyNow(campaignId, 'after-begin')
    return host
  } catch (error) {
    await battles.close(host.key)
    throw error
  }
}

/** Brings a battle that has just begun to its first decision; the app rolls what dice it takes. */
export async function deploy({ systemOf }: HostContext, system: SystemId, host: BattleHost): Promise<void> {
  const { opening } = systemOf(system)
  for (let act = opening?.(host.state) ?? null; act !== null; act = opening?.(host.state) ?? null) {
    const { kind } = await host.submit({ command: act, roll: true })
    if (kind !== 'done') return
  }
}

/** The command that names the place of a battle. */
const at = (place: string): Typed & Telling => ({ type: 'tellBattle', headline: null, place, heldBy: null })

/** Rosters against each other, on sides of their own. */
export const sidesOf = (rosters: readonly Roster[]): Sides =>
  rosters.map((roster, index) => ({ sideId: String.fromCharCode('A'.charCodeAt(0) + index), rosterId: roster.id }))

/** Tries the corrections on the battle that has just begun. */
function endure({ rules }: HostedSystem, begun: Submission<unknown, Typed, string>, wounds: readonly Typed[]): void {
  let now = begun
  for (const command of wounds) {
    if (now.kind !== 'decided') return
    now = submit(rules, now.state, command, [])
    if (now.kind === 'refused') throw new CallFailure('refused', now.refusal)
  }
}

/** Units marked as out of sight are hidden from the first entry of the battle on. */
function rostersOf(campaign: Campaign, { sight }: HostedSystem, sides: Sides): BattleSetup['sides'] {
  return sides.map(({ sideId, rosterId, isHidden = false }) => {
    const roster = campaign.rosters.find(known => known.id === rosterId)
    if (roster === undefined) throw new CallFailure('not-found', rosterId)
    return { sideId, roster: isHidden ? sight.withHidden(roster, null, true) : roster }
  })
}

function refOf(host: BattleHost, name: string, createdAt: number, sides: Sides): BattleRef {
  const { round, phase, isOver } = host.moment
  return {
    id: host.key.battleId,
    name,
    createdAt,
    lastPlayedAt: null,
    status: isOver ? 'ended' : 'running',
    round,
    phase,
    rosterIds: sides.map(side => side.rosterId)
  }
}
