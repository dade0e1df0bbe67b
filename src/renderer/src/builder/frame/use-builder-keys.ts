import { useWords } from '../../i18n/use-words'
import type { Shortcut } from '../../contract/shortcut'
import type { Builder } from '../../contract/system-builder'
import { useShortcuts } from '../../chrome/keys/use-shortcuts'

/** The keys of the builder, for the card and the foot bar: the shared ones and the system's own. */
export function useBuilderKeys(builder: Builder): void {
  const { t } = useWords()
  const { system } = builder
  const hasPart = (): boolean => builder.selected !== null
  const step = (event: KeyboardEvent): -1 | 1 => (event.key === 'ArrowUp' ? -1 : 1)
  const print: Shortcut = { action: 'builder.print', when: hasPart, run: () => builder.print() }
  useShortcuts(
    () => t(`${system.prefix}.title`),
    () => [
      {
        keys: ['ArrowUp', 'ArrowDown'],
        label: () => t(`${system.prefix}.key.select`),
        isInFoot: true,
        isRepeated: true,
        when: hasPart,
        run: event => void builder.selectNext(step(event))
      },
      { keys: ['Enter'], label: () => t('builder.key.edit'), isInFoot: true, when: hasPart, run: () => void builder.focusName() },
      ...system.keys(builder, key => t(key)),
      { action: 'builder.duplicate', isInFoot: true, when: hasPart, run: () => void builder.duplicate() },
      {
        keys: ['Alt+ArrowUp', 'Alt+ArrowDown'],
        label: () => t('builder.key.move'),
        isInFoot: true,
        isRepeated: true,
        when: hasPart,
        run: event => void builder.move(step(event))
      },
      { action: 'builder.table', run: () => builder.openTable() },
      { action: 'builder.remove', when: hasPart, run: () => void builder.remove() },
      ...(system.panes.sheet === undefined ? [] : [print]),
      { action: 'builder.undo', isInFields: true, isRepeated: true, when: () => builder.undoLabel !== null, run: () => builder.undo() },
      { action: 'builder.redo', isInFields: true, isRepeated: true, when: () => builder.redoLabel !== null, run: () => builder.redo() },
      { keys: ['Escape'], label: () => t('builder.key.back'), run: () => builder.back() }
    ]
  )
}
