import { assertNever } from '../../kernel/assert-never'
import type { ChosenRulings } from '../../core/rulings/ruling'
import type { DraftArmada } from '../../systems/starfinder-armada/model/design'
import type { AutomationLevel } from '../automation'
import type { Campaign } from '../campaign'

/** A change to a campaign document. Each is a pure function of the document; ids and times come from outside. */
export type CampaignEdit =
  | { readonly type: 'rename'; readonly name: string }
  | { readonly type: 'archive'; readonly isArchived: boolean }
  | { readonly type: 'saveNotes'; readonly notes: string }
  /** One more line at the end of the notes. */
  | { readonly type: 'addNote'; readonly line: string }
  /** Replaces the armada of that id, or adds it at the end. */
  | { readonly type: 'saveArmada'; readonly armada: DraftArmada }
  | { readonly type: 'removeArmada'; readonly armadaId: string }
  | { readonly type: 'setRulings'; readonly rulings: ChosenRulings }
  | { readonly type: 'setAutomation'; readonly level: AutomationLevel }
  | { readonly type: 'renameBattle'; readonly battleId: string; readonly name: string }

/** The campaign after the edit; the same document, by identity, when the edit names something that is not there. */
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
    case 'saveArmada': {
      const armada = edit.armada as Campaign['armadas'][number]
      const isKnown = campaign.armadas.some(a => a.id === armada.id)
      return {
        ...campaign,
        armadas: isKnown ? campaign.armadas.map(a => (a.id === armada.id ? armada : a)) : [...campaign.armadas, armada]
      }
    }
    case 'removeArmada':
      if (!campaign.armadas.some(a => a.id === edit.armadaId)) return campaign
      return { ...campaign, armadas: campaign.armadas.filter(a => a.id !== edit.armadaId) }
    case 'setRulings':
      return { ...campaign, rulings: { ...campaign.rulings, ...edit.rulings } }
    case 'setAutomation':
      return campaign.automation === edit.level ? campaign : { ...campaign, automation: edit.level }
    case 'renameBattle':
      if (!campaign.battles.some(b => b.id === edit.battleId)) return campaign
      return { ...campaign, battles: campaign.battles.map(b => (b.id === edit.battleId ? { ...b, name: edit.name } : b)) }
    default:
      return assertNever(edit)
  }
}
