import { useI18n } from 'vue-i18n'
import type { Message } from '@shared/core/engine/message'
import type { Shortcut } from '../../contract/shortcut'
import { useShortcuts } from '../../chrome/keys/use-shortcuts'

/** What the keys of every builder do to its screen. */
export interface RosterScreen {
  readonly select: (by: -1 | 1) => void
  readonly move: (by: -1 | 1) => void
  readonly edit: () => void
  /** Left out where nothing is printed. */
  readonly print?: () => void
  readonly back: () => void
}

/** What they do to the roster. */
export interface RosterActs {
  readonly duplicate: () => void
  readonly remove: () => void
}

/** Where the roster stands, as far as these keys care. */
export interface RosterStanding {
  readonly selected: unknown
  readonly undoLabel: Message | null
  readonly redoLabel: Message | null
  undo(): void
  redo(): void
}

/** The keys of a builder, on one card and in the foot bar: its own, which add something, among what every builder has. Words stand under `prefix`. */
export function useRosterKeys(
  prefix: string,
  store: RosterStanding,
  acts: RosterActs,
  screen: RosterScreen,
  own: () => readonly Shortcut[]
): void {
  const { t } = useI18n()
  const { print } = screen
  const hasPart = (): boolean => store.selected !== null
  const step = (event: KeyboardEvent): -1 | 1 => (event.key === 'ArrowUp' ? -1 : 1)
  useShortcuts(
    () => t(`${prefix}.title`),
    () => [
      {
        keys: ['ArrowUp', 'ArrowDown'],
        label: () => t(`${prefix}.key.select`),
        isInFoot: true,
        isRepeated: true,
        when: hasPart,
        run: event => screen.select(step(event))
      },
      { keys: ['Enter'], label: () => t('builder.key.edit'), isInFoot: true, when: hasPart, run: () => screen.edit() },
      ...own(),
      { action: 'builder.duplicate', isInFoot: true, when: hasPart, run: () => acts.duplicate() },
      {
        keys: ['Alt+ArrowUp', 'Alt+ArrowDown'],
        label: () => t('builder.key.move'),
        isInFoot: true,
        isRepeated: true,
        when: hasPart,
        run: event => screen.move(step(event))
      },
      { action: 'builder.remove', when: hasPart, run: () => acts.remove() },
      ...(print === undefined ? [] : [{ action: 'builder.print', when: hasPart, run: print } as const]),
      { action: 'builder.undo', isInFields: true, isRepeated: true, when: () => store.undoLabel !== null, run: () => store.undo() },
      { action: 'builder.redo', isInFields: true, isRepeated: true, when: () => store.redoLabel !== null, run: () => store.redo() },
      { keys: ['Escape'], label: () => t('builder.key.back'), run: () => screen.back() }
    ]
  )
}
