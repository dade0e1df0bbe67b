import { assertNever } from '../../kernel/assert-never'
import type { Infer } from '../../schema/infer'
import type { BattleRef, Campaign } from '../campaign'
import { withBattle, type MomentNote } from '../chronicle'
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
      return inBattle(campaign, edit.battleId, battle => ({ ...battle, name: edit.name }))
    case 'noteBattle':
      return inBattle(campaign, edit.battleId, battle => ({ ...battle, notes: edit.notes }))
    case 'noteMoment':
      return inBattle(campaign, edit.battleId, ({ moments = [], ...battle }) => ({ ...battle, moments: withMoment(moments, edit.moment) }))
    case 'planArrival':
      return inBattle(campaign, edit.battleId, ({ arrivals = [], ...battle }) => ({
        ...battle,
        arrivals: [...arrivals.filter(({ id }) => id !== edit.arrival.id), edit.arrival].sort((a, b) => a.round - b.round)
      }))
    case 'dropArrival':
      return inBattle(campaign, edit.battleId, ({ arrivals = [], ...battle }) => ({
        ...battle,
        arrivals: arrivals.filter(({ id }) => id !== edit.arrivalId)
      }))
    case 'endLesson':
      return inBattle(campaign, edit.battleId, ({ lessonPart: _part, ...battle }) => battle)
    case 'removeMoment':
      return inBattle(campaign, edit.battleId, ({ moments = [], ...battle }) => ({
        ...battle,
        moments: moments.filter(moment => moment.id !== edit.momentId)
      }))
    case 'notePart': {
      const { [edit.partId]: _, ...others } = campaign.partNotes ?? {}
      return { ...campaign, partNotes: edit.notes === '' ? others : { ...others, [edit.partId]: edit.notes } }
    }
    case 'repair':
      if (campaign.wounds?.some(wound => wound.unitId === edit.unitId) !== true) return campaign
      return { ...campaign, wounds: campaign.wounds.filter(wound => wound.unitId !== edit.unitId) }
    default:
      return assertNever(edit)
  }
}

function inBattle(campaign: Campaign, battleId: string, change: (battle: BattleRef) => BattleRef): Campaign {
  if (!campaign.battles.some(battle => battle.id === battleId)) return campaign
  return { ...campaign, battles: withBattle(campaign.battles, battleId, change) }
}

/** Moments in the order of the log. */
function withMoment(moments: readonly MomentNote[], moment: MomentNote): MomentNote[] {
  return [...moments.filter(({ id }) => id !== moment.id), moment].sort((a, b) => a.seq - b.seq)
}
