import type { RosterScreen } from '../../../builder/frame/use-roster-keys'
import { useRosterKeys } from '../../../builder/frame/use-roster-keys'
import { useForceStore } from './force-store'
import type { useForceActs } from './use-force-acts'

/** What the keys do to the screen itself; the rest they do to the force. */
export interface ForceScreen extends RosterScreen {
  /** Adds something, and goes to its name. */
  readonly add: (what: 'unit' | 'wing' | 'squadron') => void
}

/** The keys of the builder: squadrons, and units and wings of the one selected. */
export function useForceKeys(acts: ReturnType<typeof useForceActs>, screen: ForceScreen): void {
  const store = useForceStore()
  const hasPart = (): boolean => store.selected !== null
  useRosterKeys('dwBuilder', store, acts, screen, () => [
    { action: 'builder.add', called: 'dwBuilder.key.squadron', isInFoot: true, run: () => screen.add('squadron') },
    { action: 'builder.part', called: 'dwBuilder.key.unit', isInFoot: true, when: hasPart, run: () => screen.add('unit') },
    { action: 'builder.flight', called: 'dwBuilder.key.wing', isInFoot: true, when: hasPart, run: () => screen.add('wing') }
  ])
}
