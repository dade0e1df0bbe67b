import type { FleetMarkModel } from '../../contract/fleet-mark'
import { useWords } from '../../i18n/use-words'

/** A name with the side and number of its marker, as names may not be unique. */
export function usePlacedName(): (mark: FleetMarkModel) => string {
  const { t } = useWords()
  return ({ name, sideId, number }) => t('battle.placed', { name, side: sideId, number })
}
