import { STUNTS, type Stunt } from '@shared/systems/starfinder-armada/model/battle'
import { usePaletteEntries } from '../../../chrome/palette/palette-entries'
import { useWords } from '../../../i18n/use-words'
import { focusNextInput } from '../../../ui/focus/focus-next-input'

/** In the palette each stunt that the mover may try stands by its name; chosen there, the focus goes to whatever it asks next. */
export function useStuntEntries(mover: () => string | null, mayTry: (stunt: Stunt) => boolean, choose: (stunt: Stunt) => void): void {
  const { t, elsewhere } = useWords()
  usePaletteEntries(() => {
    const who = mover()
    if (who === null) return []
    return STUNTS.filter(mayTry).map(stunt => ({
      id: `stunt ${stunt}`,
      label: t('palette.act', { who, what: t(`sa.stunt.${stunt}`) }),
      detail: t('battle.move.stunt'),
      also: elsewhere(`sa.stunt.${stunt}`),
      group: 'now',
      keys: [],
      run() {
        choose(stunt)
        void focusNextInput()
      }
    }))
  })
}
