import { useI18n } from 'vue-i18n'
import type { RosterScreen } from '../../../builder/frame/use-roster-keys'
import { useRosterKeys } from '../../../builder/frame/use-roster-keys'
import { useExplain } from '../../../chrome/keys/use-explain'
import { useBuilderStore } from './builder-store'
import type { useBuilderActs } from './use-builder-acts'

/** What the keys do to the screen itself; the rest they do to the armada. */
export interface BuilderScreen extends RosterScreen {
  readonly add: () => void
}

/** The keys of the builder: fleets, their tiers and their officers. */
export function useBuilderKeys(acts: ReturnType<typeof useBuilderActs>, screen: BuilderScreen): void {
  const { t } = useI18n()
  const store = useBuilderStore()
  const explain = useExplain()
  const hasFleet = (): boolean => store.selected !== null
  useRosterKeys('builder', store, { duplicate: acts.duplicateFleet, remove: acts.removeFleet }, screen, () => [
    {
      keys: ['+', '-'],
      label: () => t('builder.key.tier'),
      isInFoot: true,
      isRepeated: true,
      when: hasFleet,
      run: event => acts.stepTier(event.key === '+' ? 1 : -1)
    },
    { action: 'builder.add', isInFoot: true, run: () => screen.add() },
    { action: 'builder.officer', when: hasFleet, run: () => acts.addOfficer() },
    explain
  ])
}
