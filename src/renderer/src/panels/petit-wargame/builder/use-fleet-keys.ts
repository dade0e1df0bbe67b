import { useI18n } from 'vue-i18n'
import type { Sector } from '@shared/systems/petit-wargame/model/element'
import { useShortcuts } from '../../../composables/use-shortcuts'
import { REFERENCE_KEY } from '../reference/reference-key'
import { useFleetStore } from './fleet-store'
import { SECTOR_KEYS, sectorOfKey } from './sector-keys'
import type { useFleetActs } from './use-fleet-acts'

/** Adds a ship to the squadron at hand. */
export const SHIP_KEY = 's'

/** What the keys do to the screen itself; the rest they do to the fleet. */
export interface FleetScreen {
  readonly select: (by: number) => void
  readonly move: (by: number) => void
  readonly add: (what: 'addSquadron' | 'addShip') => void
  readonly edit: () => void
  readonly sector: (sector: Sector) => void
  readonly reference: () => void
  readonly back: () => void
}

/** The keys of the builder, on one card and in the foot bar. Sectors have the faces of their die (PW-045). */
export function useFleetKeys(acts: ReturnType<typeof useFleetActs>, screen: FleetScreen): void {
  const { t } = useI18n()
  const store = useFleetStore()
  const hasPart = (): boolean => store.selected !== null
  const step = (event: KeyboardEvent): number => (event.key === 'ArrowUp' ? -1 : 1)
  useShortcuts(
    () => t('pwBuilder.title'),
    [
      {
        keys: ['ArrowUp', 'ArrowDown'],
        label: () => t('pwBuilder.key.select'),
        isInFoot: true,
        when: hasPart,
        run: event => screen.select(step(event))
      },
      { keys: ['Enter'], label: () => t('builder.key.edit'), isInFoot: true, when: hasPart, run: () => screen.edit() },
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
      { action: 'builder.duplicate', isInFoot: true, when: hasPart, run: () => acts.duplicate() },
      { keys: [REFERENCE_KEY], label: () => t('pwReference.key'), isInFoot: true, run: () => screen.reference() },
      {
        keys: ['Alt+ArrowUp', 'Alt+ArrowDown'],
        label: () => t('builder.key.move'),
        when: hasPart,
        run: event => screen.move(step(event))
      },
      { action: 'builder.remove', when: hasPart, run: () => acts.remove() },
      { action: 'builder.undo', isInFields: true, when: () => store.undoLabel !== null, run: () => store.undo() },
      { action: 'builder.redo', isInFields: true, when: () => store.redoLabel !== null, run: () => store.redo() },
      { keys: ['Escape'], label: () => t('builder.key.back'), run: () => screen.back() }
    ]
  )
}
