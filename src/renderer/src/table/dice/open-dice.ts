import { onBeforeUnmount, shallowRef, type ShallowRef } from 'vue'
import { watchImmediate } from '../../ui/drawing/watch-immediate'

/** Number of dice fields waiting for faces. While there are any, digits go to them. */
export const openDice = shallowRef(0)
/** Number of prompts on the screen that show the command waiting for dice. */
export const waitingShown = shallowRef(0)

/** Counts this dice field while it is shown and editable. */
export function useOpenDice(isWaiting: () => boolean): void {
  useCounted(openDice, isWaiting)
}

/** Counts this prompt while it shows the command that waits for dice. */
export function useWaitingShown(isShowing: () => boolean): void {
  useCounted(waitingShown, isShowing)
}

function useCounted(total: ShallowRef<number>, is: () => boolean): void {
  let own = 0
  const count = (next: number): void => {
    total.value += next - own
    own = next
  }
  watchImmediate(is, now => count(now ? 1 : 0))
  onBeforeUnmount(() => count(0))
}
