import { applyEdit } from '@shared/campaign/edits/edit'
import { USUAL_AUTOMATION } from '@shared/campaign/automation'
import type { Campaign, SystemId } from '@shared/campaign/campaign'
import { FORMAT_1 } from '@shared/campaign/versions/v1'
import type { CallHandlers } from '@shared/ipc/calls'
import { CallFailure } from '@shared/ipc/calls'
import { SAMPLE_SYSTEM } from '@shared/systems/index'
import { createBattle } from './create-battle'
import type { HostContext } from './host-context'

type CampaignCalls = Pick<CallHandlers, Extract<keyof CallHandlers, `campaigns.${string}`>>

export function campaignHandlers(context: HostContext): CampaignCalls {
  const { campaigns, battles, clock, notesSettled } = context
  return {
    'campaigns.list': async () => {
      await notesSettled()
      return campaigns.list()
    },
    'campaigns.get': async ({ campaignId }) => {
      await notesSettled()
      return campaigns.get(campaignId)
    },
    'campaigns.create': ({ name, system }) => campaigns.create(id => emptyCampaign(id, name, system, clock.now())),
    'campaigns.createSample': ({ name }) => createSample(context, name),
    'campaigns.edit': ({ campaignId, edit }) =>
      campaigns.change(campaignId, campaign => {
        const edited = applyEdit(campaign, edit)
        if (edited === campaign) throw new CallFailure('not-found', edit.type)
        return edited
      }),
    'campaigns.duplicate': ({ campaignId, name }) =>
      campaigns.duplicate(campaignId, (campaign, id) => ({ ...campaign, id, name, createdAt: clock.now() })),
    'campaigns.remove': ({ campaignId }) => battles.withClosed(campaignId, () => campaigns.remove(campaignId)),
    'campaigns.trash': () => campaigns.trash(),
    'campaigns.restore': ({ trashId }) => campaigns.restore(trashId)
  } satisfies CampaignCalls
}

/** Two armadas, officers aboard, and a battle between them that waits for its first command. */
async function createSample(context: HostContext, name: string): Promise<Campaign> {
  const { campaigns, clock, newId, systemOf } = context
  const { id, armadas } = await campaigns.create(campaignId => {
    const empty = emptyCampaign(campaignId, name, SAMPLE_SYSTEM, clock.now())
    const armadas = systemOf(SAMPLE_SYSTEM).sampleArmadas(newId)
    return armadas.reduce<Campaign>((campaign, armada) => applyEdit(campaign, { type: 'saveArmada', armada }), empty)
  })
  const sides = armadas.map((armada, index) => ({ sideId: String.fromCharCode('A'.charCodeAt(0) + index), armadaId: armada.id }))
  await createBattle(context, id, name, sides)
  return campaigns.get(id)
}

function emptyCampaign(id: string, name: string, system: SystemId, createdAt: number): Campaign {
  return {
    format: FORMAT_1,
    id,
    name,
    system,
    createdAt,
    lastPlayedAt: null,
    isArchived: false,
    notes: '',
    rulings: {},
    automation: USUAL_AUTOMATION,
    armadas: [],
    battles: []
  }
}
