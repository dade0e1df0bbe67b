import type { Submission } from '@shared/core/engine/submit'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import type { SaCommand } from '@shared/systems/starfinder-armada/commands/command'
import type { SaRefusal } from '@shared/systems/starfinder-armada/commands/refusal'
import type { SaEvent } from '@shared/systems/starfinder-armada/events'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import type { FleetId } from '@shared/systems/starfinder-armada/model/design'
import type { Table, TableDialogs } from '../../contract/system-table'
import { useOpenBattle, type OpenBattle } from '../../table/frame/use-open-battle'
import { useTable } from '../../table/frame/use-table'
import { SA_WORDS } from './words/words'

export type ArmadaSubmission = Submission<BattleState, SaEvent, SaRefusal>

export function useArmada(): OpenBattle<BattleState, SaCommand, SaEvent, SaRefusal> {
  return useOpenBattle(starfinderArmada, SA_WORDS)
}

/** The dialogs of Starfinder, with their props. */
export interface SaDialogs extends TableDialogs {
  readonly fleet: { readonly fleetId: FleetId; readonly what: 'sp' | 'hp' | 'all' }
  readonly attack: { readonly attackId: string }
  readonly several: object
  readonly officers: object
}

/** The table, typed for the dialogs of Starfinder. */
export function useSaTable(): Table<SaDialogs> {
  return useTable()
}
