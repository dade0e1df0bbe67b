import type { Campaign } from '@shared/campaign/campaign'
import type { Settings } from '@shared/campaign/settings'
import { EXCHANGE_FORMAT } from '@shared/exchange/exchange-v1'
import { fileNameFor } from '@shared/exchange/file-name'
import { CallFailure } from '@shared/ipc/calls'
import type { ExportedFile } from '@shared/ipc/exchange'
import type { Clock } from '../platform/clock'
import { APP_VERSION } from '../platform/version'
import { shareCode } from './share-code'

export interface ExportParts {
  readonly clock: Clock
  readonly campaign: (id: string) => Promise<Campaign>
  /** Entries of a battle, as far as they are sound. */
  readonly entries: (campaignId: string, battleId: string) => Promise<readonly unknown[]>
}

interface CampaignCopy {
  readonly campaign: Campaign
  readonly battles: readonly { readonly id: string; readonly entries: readonly unknown[] }[]
}

export type ExportFiles = ReturnType<typeof exportFiles>

/** What is handed on: plain JSON with its kind and format in front. */
export function exportFiles({ clock, campaign, entries }: ExportParts) {
  const written = (kind: string, content: object): string =>
    `${JSON.stringify({ flagship: kind, format: EXCHANGE_FORMAT, version: APP_VERSION, at: clock.now(), ...content }, null, 1)}\n`
  const file = (name: string, kind: string, content: object, leftOut: readonly string[] = []): ExportedFile => ({
    fileName: fileNameFor(name),
    text: written(kind, content),
    leftOut
  })

  async function copyOf(id: string): Promise<CampaignCopy> {
    const document = await campaign(id)
    const battles = await Promise.all(document.battles.map(async battle => ({ id: battle.id, entries: await entries(id, battle.id) })))
    return { campaign: document, battles }
  }

  return {
    /** One campaign, or one battle of it with the rosters it was begun with, as a campaign of its own. */
    async campaign(campaignId: string, battleId: string | null): Promise<ExportedFile> {
      if (battleId === null) {
        const copy = await copyOf(campaignId)
        return file(copy.campaign.name, 'campaign', copy)
      }
      const document = await campaign(campaignId)
      const battle = document.battles.find(listed => listed.id === battleId)
      if (battle === undefined) throw new CallFailure('not-found', battleId)
      const rosters = document.rosters.filter(roster => battle.rosterIds.includes(roster.id))
      const alone: Campaign = { ...document, name: battle.name, notes: '', rosters, battles: [battle] }
      return file(battle.name, 'campaign', { campaign: alone, battles: [{ id: battleId, entries: await entries(campaignId, battleId) }] })
    },

    /** Every campaign that can be read; the names of the others are told. */
    async everything(campaigns: readonly { readonly id: string; readonly name: string }[]): Promise<ExportedFile> {
      const copies = await Promise.allSettled(campaigns.map(({ id }) => copyOf(id)))
      const leftOut = campaigns.filter((_, index) => copies[index]?.status === 'rejected').map(({ name }) => name)
      return file(
        'Flagship',
        'everything',
        { campaigns: copies.flatMap(copy => (copy.status === 'fulfilled' ? [copy.value] : [])) },
        leftOut
      )
    },

    /** A roster with its system and house rules, as a file and as a text code. */
    async roster(campaignId: string, rosterId: string): Promise<ExportedFile & { readonly code: string }> {
      const { system, rulings, rosters } = await campaign(campaignId)
      const roster = rosters.find(known => known.id === rosterId)
      if (roster === undefined) throw new CallFailure('not-found', rosterId)
      const made = file(roster.name, 'roster', { system, rulings, roster })
      return { ...made, code: shareCode(JSON.stringify(JSON.parse(made.text))) }
    },

    settings: (settings: Settings): ExportedFile => file('Flagship settings', 'settings', { settings })
  }
}
