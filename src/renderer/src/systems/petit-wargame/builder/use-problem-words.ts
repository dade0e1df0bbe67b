import { useI18n } from 'vue-i18n'
import { ELEMENTS } from '@shared/systems/petit-wargame/model/element'
import type { FleetProblem } from '@shared/systems/petit-wargame/validate/problem'
import type { Remedy } from './remedy'

/** Problems of a fleet and what one click does about them, in words. */
export function useProblemWords() {
  const { t } = useI18n()

  function textOf({ code, value, limit }: FleetProblem): string {
    return t(`pw.problem.${code}`, { value: value ?? '', limit: limit ?? '' })
  }

  /** Where in a ship it is found; empty where that is the ship as a whole. */
  function placesOf({ sector, field }: FleetProblem): readonly string[] {
    return [
      ...(sector === null ? [] : [t(`pw.sector.${sector}`)]),
      ...(ELEMENTS.some(element => element === field) ? [t(`pw.element.${field}`)] : [])
    ]
  }

  function remedyText(remedy: Remedy): string {
    if (remedy.type === 'setBudget') return t('pwBuilder.remedy.setBudget', { points: remedy.points })
    if (remedy.type === 'setPoints' && remedy.sector !== undefined)
      return t('pwBuilder.remedy.setPoints', { points: remedy.ship.sectors[remedy.sector].points })
    return t(`pwBuilder.remedy.${remedy.type}`)
  }

  return { textOf, placesOf, remedyText }
}
