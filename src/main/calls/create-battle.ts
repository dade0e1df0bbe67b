import type { BattleRef, Campaign } from '@shared/campaign/campaign'
import { addBattle } from '@shared/campaign/edits/add-battle'
import { submit } from '@shared/core/engine/submit'
import type { CallArgs } from '@shared/ipc/calls'
import { CallFailure } from '@shared/ipc/calls'
import type { BattleSetup } from '@shared/systems/index'
import type { BattleHost } from '../battle/battle-host'
import { withFreshId } from './fresh-id'
import type { HostContext } from './host-context'

type Sides = CallArgs<'battle.create'>['armadas']

/**
 * A battle between armadas of a campaign, open and begun. The rules are asked before anything is written; the journal comes first and the
 * campaign's list after it, so that a listed battle always exists.
 */
export async function createBattle(context: HostContext, campaignId: string, name: string, sides: Sides): Promise<BattleHost> {
  const { campaigns, battles, clock, newId, systemOf } = context
  const campaign = await campaigns.get(campaignId)
  const system = systemOf(campaign.system)
  const armadas = armadasOf(campaign, sides)
  const unfit = armadas.find(({ armada }) => !system.isFit(armada, campaign.rulings))
  if (unfit !== undefined) throw new CallFailure('not-fit', unfit.armada.id)
  const command = system.beginCommand({ name, armadas, rulings: campaign.rulings })
  const tried = submit(system.rules, system.rules.initial, command, [])
  if (tried.kind === 'refused') throw new CallFailure('refused', tried.refusal)
  const host = await withFreshId(newId, battleId => battles.begin({ campaignId, battleId }, campaign.system, command))
  try {
    await campaigns.change(campaignId, current => addBattle(current, refOf(host, name, clock.now(), sides)))
    return host
  } catch (error) {
    await battles.close(host.key)
    throw error
  }
}

function armadasOf(campaign: Campaign, sides: Sides): BattleSetup['armadas'] {
  return sides.map(({ sideId, armadaId }) => {
    const armada = campaign.armadas.find(known => known.id === armadaId)
    if (armada === undefined) throw new CallFailure('not-found', armadaId)
    return { sideId, armada }
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
    armadaIds: sides.map(side => side.armadaId)
  }
}
