import { shallowRef } from 'vue'

const query = '(pointer: coarse)'

/** The pointer is a finger: keys are shown on the screen. */
export const isCoarse = shallowRef(false)

/** Follows the pointer of this machine, which may change as a keyboard is taken off. */
export function followPointer(): void {
  const asked = window.matchMedia(query)
  const tell = (): void => void (isCoarse.value = asked.matches)
  asked.addEventListener('change', tell)
  tell()
}
