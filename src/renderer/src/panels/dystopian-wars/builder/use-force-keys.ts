import { useI18n } from 'vue-i18n'
import { useShortcuts } from '../../../composables/use-shortcuts'
import { useForceStore } from './force-store'
import type { useForceActs } from './use-force-acts'

/** What the keys do to the screen itself; the rest they do to the force. */
export interface ForceScreen {
  readonly select: (by: number) => void
  readonly move: (by: -1 | 1) => void
  /** Adds something, and goes to its name. */
  readonly add: (what: 'unit' | 'wing' | 'squadron') => void
  readonly edit: () => void
  readonly print: () => void
  readonly back: () => void
}

/** The keys of the builder, on one card and in the foot bar. */
export function useForceKeys(acts: ReturnType<typeof useForceActs>, screen: ForceScreen): void {
  const { t } = useI18n()
  const store = useForceStore()
  const hasPart = (): boolean => store.selected !== null
  const step = (event: KeyboardEvent): -1 | 1 => (event.key === 'ArrowUp' ? -1 : 1)
  useShortcuts(
    () => t('dwBuilder.title'),
    [
      {
        keys: ['ArrowUp', 'ArrowDown'],
        label: () => t('dwBuilder.key.select'),
        isInFoot: true,
        when: hasPart,
        run: event => screen.select(step(event))
      },
      { keys: ['Enter'], label: () => t('builder.key.edit'), isInFoot: true, when: hasPart, run: () => screen.edit() },
      { action: 'builder.add', called: 'dwBuilder.key.squadron', isInFoot: true, run: () => screen.add('squadron') },
      { action: 'builder.part', called: 'dwBuilder.key.unit', isInFoot: true, when: hasPart, run: () => screen.add('unit') },
      { action: 'builder.flight', called: 'dwBuilder.key.wing', isInFoot: true, when: hasPart, run: () => screen.add('wing') },
      { action: 'builder.duplicate', isInFoot: true, when: hasPart, run: () => acts.duplicate() },
      {
        keys: ['Alt+ArrowUp', 'Alt+ArrowDown'],
        label: () => t('builder.key.move'),
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
