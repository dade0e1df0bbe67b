import { useI18n } from 'vue-i18n'
import type { Sector } from '@shared/systems/petit-wargame/model/element'
import type { RosterScreen } from '../../../builder/frame/use-roster-keys'
import { useRosterKeys } from '../../../builder/frame/use-roster-keys'
import { REFERENCE_KEY } from '../reference/reference-key'
import { useFleetStore } from './fleet-store'
import { SECTOR_KEYS, sectorOfKey } from './ship/sector-keys'
import type { useFleetActs } from './use-fleet-acts'

/** Adds a ship to the squadron at hand. */
export const SHIP_KEY = 's'

/** What the keys do to the screen itself; the rest they do to the fleet. */
export interface FleetScreen extends RosterScreen {
  readonly add: (what: 'addSquadron' | 'addShip') => void
  readonly sector: (sector: Sector) => void
  readonly reference: () => void
}

/** The keys of the builder: squadrons, their ships, and the sectors of one, which have the faces of their die (PW-045). */
export function useFleetKeys(acts: ReturnType<typeof useFleetActs>, screen: FleetScreen): void {
  const { t } = useI18n()
  const store = useFleetStore()
  const hasPart = (): boolean => store.selected !== null
  useRosterKeys('pwBuilder', store, acts, screen, () => [
    {
      keys: SECTOR_KEYS,
      shown: [`1–${String(SECTOR_KEYS.length)}`],
      label: () => t('pwBuilder.key.sector'),
      isInFoot: true,
      when: () => store.selected?.kind === 'ship',
      run: event => screen.sector(sectorOfKey(event) ?? store.sector)
    },
    { action: 'builder.add', isInFoot: true, run: () => screen.add('addSquadron') },
    { keys: [SHIP_KEY], label: () => t('pwBuilder.key.ship'), isInFoot: true, when: hasPart, run: () => screen.add('addShip') },
    { keys: [REFERENCE_KEY], label: () => t('pwReference.key'), isInFoot: true, run: () => screen.reference() }
  ])
}
