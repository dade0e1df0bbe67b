import { ref, watch, type Ref } from 'vue'
import type { FleetId } from '@shared/systems/starfinder-armada/model/design'
import { findFleet } from '@shared/systems/starfinder-armada/state'
import { useArmada } from '../use-armada'

/**
 * The wreck of any armada that is asked to drift, which waits for nobody's turn (SA-097); null once it has drifted, or when another fleet
 * is asked for.
 */
export function useDrifter(asked: () => FleetId | null): Ref<FleetId | null> {
  const { state } = useArmada()
  const drifterId = ref<FleetId | null>(null)
  watch(
    [asked, () => (drifterId.value === null ? null : findFleet(state.value, drifterId.value)?.movement)],
    ([now, movement], [before]) => {
      if (now !== before || movement !== 'pending') drifterId.value = null
    }
  )
  return drifterId
}
