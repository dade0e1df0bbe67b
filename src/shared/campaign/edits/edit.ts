import { assertNever } from '../../kernel/assert-never'
import type { Infer } from '../../schema/infer'
import type { Campaign } from '../campaign'
import type { campaignEdit } from './edit-schema'

/** A change to a campaign document. Each is a pure function of the document; ids and times are passed in. */
export type CampaignEdit = Infer<typeof campaignEdit>

/** The campaign after the edit; the same object if the edit names something that does not exist. */
export function applyEdit(campaign: Campaign, edit: CampaignEdit): Campaign {
  switch (edit.type) {
    case 'rename':
      return { ...campaign, name: edit.name }
    case 'archive':
      return { ...campaign, isArchived: edit.isArchived }
    case 'saveNotes':
      return { ...campaign, notes: edit.notes }
    case 'addNote':
      return { ...campaign, notes: campaign.notes.trimEnd() === '' ? edit.line : `${campaign.notes.trimEnd()}\n${edit.line}` }
    case 'saveRoster': {
      const { roster } = edit
      const isKnown = campaign.rosters.some(known => known.id === roster.id)
      return {
        ...campaign,
        rosters: isKnown ? campaign.rosters.map(known => (known.id === roster.id ? roster : known)) : [...campaign.rosters, roster]
      }
    }
    case 'removeRoster':
      if (!campaign.rosters.some(known => known.id === edit.rosterId)) return campaign
      return { ...campaign, rosters: campaign.rosters.filter(known => known.id !== edit.rosterId) }
    case 'setRulings':
      return { ...campaign, rulings: { ...campaign.rulings, ...edit.rulings } }
    case 'setAutomation':
      return { ...campaign, automation: edit.level }
    case 'renameBattle':
      if (!campaign.battles.some(b => b.id === edit.battleId)) return campaign
      return { ...campaign, battles: campaign.battles.map(b => (b.id === edit.battleId ? { ...b, name: edit.name } : b)) }
    default:
      return assertNever(edit)
  }
}
