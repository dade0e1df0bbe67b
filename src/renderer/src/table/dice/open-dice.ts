import { onBeforeUnmount, shallowRef } from 'vue'
import { watchImmediate } from '../../ui/drawing/watch-immediate'

/** Dice fields on the screen that wait for faces. Digits are theirs. */
export const openDice = shallowRef(0)

/** A dice field counts while it is shown and may be written into. */
export function useOpenDice(isWaiting: () => boolean): void {
  let own = 0
  const count = (next: number): void => {
    openDice.value += next - own
    own = next
  }
  watchImmediate(isWaiting, is => count(is ? 1 : 0))
  onBeforeUnmount(() => count(0))
}
