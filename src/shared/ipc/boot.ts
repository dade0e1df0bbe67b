import type { CallResult } from './calls'

/** The calls whose answers come with the page of the game master, so that its first screen asks for nothing. */
export const BOOT_CALLS = ['app.info', 'settings.get', 'campaigns.list', 'campaigns.trash'] as const
export type BootCall = (typeof BOOT_CALLS)[number]

/** Their answers; one that failed is left out, and the screen asks again. */
export type BootData = { readonly [N in BootCall]?: CallResult<N> }

/** Id of the element of the page that holds them as JSON. */
export const BOOT_ID = 'boot'
