import type { FleetMarkModel } from '../../contract/fleet-mark'
import { useWords } from '../../i18n/use-words'

/** A name with the side and the number of its marker: names alone may be alike. */
export function usePlacedName(): (mark: FleetMarkModel) => string {
  const { t } = useWords()
  return ({ name, sideId, number }) => t('battle.placed', { name, side: sideId, number })
}
