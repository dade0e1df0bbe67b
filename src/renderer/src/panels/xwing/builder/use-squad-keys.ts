import { useI18n } from 'vue-i18n'
import { useShortcuts } from '../../../composables/use-shortcuts'
import { useSquadStore } from './squad-store'
import type { useSquadActs } from './use-squad-acts'

/** What the keys do to the screen itself; the rest they do to the squad. */
export interface SquadScreen {
  readonly select: (by: number) => void
  readonly move: (by: -1 | 1) => void
  /** Adds something, and goes to its name. */
  readonly add: (what: 'ship' | 'weapon') => void
  readonly edit: () => void
  readonly print: () => void
  readonly back: () => void
}

/** The keys of the builder, on one card and in the foot bar. */
export function useSquadKeys(acts: ReturnType<typeof useSquadActs>, screen: SquadScreen): void {
  const { t } = useI18n()
  const store = useSquadStore()
  const hasShip = (): boolean => store.selected !== null
  const step = (event: KeyboardEvent): -1 | 1 => (event.key === 'ArrowUp' ? -1 : 1)
  useShortcuts(
    () => t('xwBuilder.title'),
    [
      {
        keys: ['ArrowUp', 'ArrowDown'],
        label: () => t('xwBuilder.key.select'),
        isInFoot: true,
        when: hasShip,
        run: event => screen.select(step(event))
      },
      { keys: ['Enter'], label: () => t('builder.key.edit'), isInFoot: true, when: hasShip, run: () => screen.edit() },
      { action: 'builder.add', isInFoot: true, run: () => screen.add('ship') },
      { keys: ['v'], label: () => t('xwBuilder.key.weapon'), isInFoot: true, when: hasShip, run: () => screen.add('weapon') },
      { action: 'builder.duplicate', isInFoot: true, when: hasShip, run: () => acts.duplicate() },
      {
        keys: ['Alt+ArrowUp', 'Alt+ArrowDown'],
        label: () => t('builder.key.move'),
        when: hasShip,
        run: event => screen.move(step(event))
      },
      { action: 'builder.remove', when: hasShip, run: () => acts.remove() },
      { action: 'builder.print', when: hasShip, run: () => screen.print() },
      { action: 'builder.undo', isInFields: true, when: () => store.undoLabel !== null, run: () => store.undo() },
      { action: 'builder.redo', isInFields: true, when: () => store.redoLabel !== null, run: () => store.redo() },
      { keys: ['Escape'], label: () => t('builder.key.back'), run: () => screen.back() }
    ]
  )
}
