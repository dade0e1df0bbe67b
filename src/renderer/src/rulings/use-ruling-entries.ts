import { ref, watch, type Ref } from 'vue'
import { usePaletteEntries } from '../chrome/palette/palette-entries'
import type { SystemPanels } from '../contract/system-panels'
import { useWords } from '../i18n/use-words'

/** Each house rule of a game in the palette, and the register of them, which opens at the one that was chosen. */
export function useRulingEntries(panels: () => Pick<SystemPanels, 'prefix' | 'rulings'> | null): {
  readonly isOpen: Ref<boolean>
  /** What the register searches for as it opens. */
  readonly find: Ref<string>
} {
  const { t, elsewhere } = useWords()
  const isOpen = ref(false)
  const find = ref('')
  watch(isOpen, open => {
    if (!open) find.value = ''
  })
  usePaletteEntries(() =>
    (panels()?.rulings.rulings ?? []).map(({ key }) => {
      const label = t(`rulings.${key}.title`)
      const run = (): void => {
        find.value = label
        isOpen.value = true
      }
      return {
        id: `ruling ${key}`,
        label,
        detail: t('rulings.title'),
        also: elsewhere(`rulings.${key}.title`),
        group: 'rules',
        keys: [],
        run
      }
    })
  )
  return { isOpen, find }
}
