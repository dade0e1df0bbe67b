import { useI18n } from 'vue-i18n'
import type { RosterScreen } from '../../../builder/frame/use-roster-keys'
import { useRosterKeys } from '../../../builder/frame/use-roster-keys'
import { useSquadStore } from './squad-store'
import type { useSquadActs } from './use-squad-acts'

/** What the keys do to the screen itself; the rest they do to the squad. */
export interface SquadScreen extends RosterScreen {
  /** Adds something, and goes to its name. */
  readonly add: (what: 'ship' | 'weapon') => void
}

/** The keys of the builder: ships, and the weapons of the one selected. */
export function useSquadKeys(acts: ReturnType<typeof useSquadActs>, screen: SquadScreen): void {
  const { t } = useI18n()
  const store = useSquadStore()
  const hasShip = (): boolean => store.selected !== null
  useRosterKeys('xwBuilder', store, acts, screen, () => [
    { action: 'builder.add', isInFoot: true, run: () => screen.add('ship') },
    { keys: ['v'], label: () => t('xwBuilder.key.weapon'), isInFoot: true, when: hasShip, run: () => screen.add('weapon') }
  ])
}
