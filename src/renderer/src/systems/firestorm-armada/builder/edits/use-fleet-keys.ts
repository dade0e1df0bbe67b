import type { RosterScreen } from '../../../../builder/frame/use-roster-keys'
import { useRosterKeys } from '../../../../builder/frame/use-roster-keys'
import { useFleetStore } from './fleet-store'
import type { useFleetActs } from './use-fleet-acts'

/** What the keys do to the screen itself; the rest they do to the fleet. */
export interface FleetScreen extends RosterScreen {
  readonly add: (what: 'addSquadron' | 'addFlight' | 'addPart') => void
}

/** The keys of the builder: squadrons, flights, and what belongs in the one selected. */
export function useFleetKeys(acts: ReturnType<typeof useFleetActs>, screen: FleetScreen): void {
  const store = useFleetStore()
  /** What a flight gets is a wing, what a squadron gets a ship. */
  const partWords = (): string => (['flight', 'wing'].includes(store.selected?.kind ?? '') ? 'faBuilder.key.wing' : 'faBuilder.key.ship')
  useRosterKeys('faBuilder', store, acts, screen, () => [
    { action: 'builder.add', called: 'faBuilder.key.squadron', isInFoot: true, run: () => screen.add('addSquadron') },
    {
      action: 'builder.part',
      called: partWords(),
      isInFoot: true,
      when: () => store.selected !== null,
      run: () => screen.add('addPart')
    },
    { action: 'builder.flight', isInFoot: true, run: () => screen.add('addFlight') }
  ])
}
