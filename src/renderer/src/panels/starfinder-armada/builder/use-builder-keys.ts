import { useI18n } from 'vue-i18n'
import { useExplain } from '../../../composables/use-explain'
import { useShortcuts } from '../../../composables/use-shortcuts'
import { useBuilderStore } from './builder-store'
import type { useBuilderActs } from './use-builder-acts'

/** What the keys do to the screen itself; the rest they do to the armada. */
export interface BuilderScreen {
  readonly select: (by: number) => void
  readonly move: (by: number) => void
  readonly add: () => void
  readonly edit: () => void
  readonly back: () => void
  readonly print: () => void
}

/** The keys of the builder, on one card and in the foot bar. */
export function useBuilderKeys(acts: ReturnType<typeof useBuilderActs>, screen: BuilderScreen): void {
  const { t } = useI18n()
  const store = useBuilderStore()
  const hasFleet = (): boolean => store.selected !== null
  const step = (event: KeyboardEvent): number => (event.key === 'ArrowUp' ? -1 : 1)
  useShortcuts(
    () => t('builder.title'),
    [
      {
        keys: ['ArrowUp', 'ArrowDown'],
        label: () => t('builder.key.select'),
        isInFoot: true,
        when: hasFleet,
        run: event => screen.select(step(event))
      },
      { keys: ['Enter'], label: () => t('builder.key.edit'), isInFoot: true, when: hasFleet, run: () => screen.edit() },
      {
        keys: ['+', '-'],
        label: () => t('builder.key.tier'),
        isInFoot: true,
        when: hasFleet,
        run: event => acts.stepTier(event.key === '+' ? 1 : -1)
      },
      { action: 'builder.add', isInFoot: true, run: () => screen.add() },
      { action: 'builder.duplicate', isInFoot: true, when: hasFleet, run: () => acts.duplicateFleet() },
      {
        keys: ['Alt+ArrowUp', 'Alt+ArrowDown'],
        label: () => t('builder.key.move'),
        when: hasFleet,
        run: event => screen.move(step(event))
      },
      { action: 'builder.remove', when: hasFleet, run: () => acts.removeFleet() },
      { action: 'builder.officer', when: hasFleet, run: () => acts.addOfficer() },
      { action: 'builder.print', when: hasFleet, run: () => screen.print() },
      useExplain(),
      {
        action: 'builder.undo',
        isInFields: true,
        when: () => store.undoLabel !== null,
        run: () => store.undo()
      },
      {
        action: 'builder.redo',
        isInFields: true,
        when: () => store.redoLabel !== null,
        run: () => store.redo()
      },
      {
        keys: ['Escape'],
        label: () => t('builder.key.back'),
        run: () => screen.back()
      }
    ]
  )
}
