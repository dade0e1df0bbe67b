import { useI18n } from 'vue-i18n'
import { useShortcuts } from '../../../composables/use-shortcuts'
import { useFleetStore } from './fleet-store'
import type { useFleetActs } from './use-fleet-acts'

/** What the keys do to the screen itself; the rest they do to the fleet. */
export interface FleetScreen {
  readonly select: (by: number) => void
  readonly move: (by: number) => void
  readonly add: (what: 'addSquadron' | 'addFlight' | 'addPart') => void
  readonly edit: () => void
  readonly print: () => void
  readonly back: () => void
}

/** The keys of the builder, on one card and in the foot bar. */
export function useFleetKeys(acts: ReturnType<typeof useFleetActs>, screen: FleetScreen): void {
  const { t } = useI18n()
  const store = useFleetStore()
  const hasPart = (): boolean => store.selected !== null
  const step = (event: KeyboardEvent): number => (event.key === 'ArrowUp' ? -1 : 1)
  /** What a flight gets is a wing, what a squadron gets a ship. */
  const partWords = (): string => (['flight', 'wing'].includes(store.selected?.kind ?? '') ? 'faBuilder.key.wing' : 'faBuilder.key.ship')
  useShortcuts(
    () => t('faBuilder.title'),
    () => [
      {
        keys: ['ArrowUp', 'ArrowDown'],
        label: () => t('faBuilder.key.select'),
        isInFoot: true,
        when: hasPart,
        run: event => screen.select(step(event))
      },
      { keys: ['Enter'], label: () => t('builder.key.edit'), isInFoot: true, when: hasPart, run: () => screen.edit() },
      { action: 'builder.add', called: 'faBuilder.key.squadron', isInFoot: true, run: () => screen.add('addSquadron') },
      { action: 'builder.part', called: partWords(), isInFoot: true, when: hasPart, run: () => screen.add('addPart') },
      { action: 'builder.flight', isInFoot: true, run: () => screen.add('addFlight') },
      { action: 'builder.duplicate', isInFoot: true, when: hasPart, run: () => acts.duplicate() },
      {
        keys: ['Alt+ArrowUp', 'Alt+ArrowDown'],
        label: () => t('builder.key.move'),
        isInFoot: true,
        when: hasPart,
        run: event => screen.move(step(event))
      },
      { action: 'builder.remove', when: hasPart, run: () => acts.remove() },
      { action: 'builder.print', when: hasPart, run: () => screen.print() },
      { action: 'builder.undo', isInFields: true, when: () => store.undoLabel !== null, run: () => store.undo() },
      { action: 'builder.redo', isInFields: true, when: () => store.redoLabel !== null, run: () => store.redo() },
      { keys: ['Escape'], label: () => t('builder.key.back'), run: () => screen.back() }
    ]
  )
}
