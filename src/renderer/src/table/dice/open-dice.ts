import { onBeforeUnmount, shallowRef } from 'vue'
import { watchImmediate } from '../../ui/drawing/watch-immediate'

/** Number of dice fields waiting for faces. While there are any, digits go to them. */
export const openDice = shallowRef(0)

/** Counts this dice field while it is shown and editable. */
export function useOpenDice(isWaiting: () => boolean): void {
  let own = 0
  const count = (next: number): void => {
    openDice.value += next - own
    own = next
  }
  watchImmediate(isWaiting, is => count(is ? 1 : 0))
  onBeforeUnmount(() => count(0))
}
