import { shallowRef } from 'vue'

/** The panel of the foot that is open; null for none. They share one place beside the battle, so opening one closes the other. */
export const openedPanel = shallowRef<symbol | null>(null)
