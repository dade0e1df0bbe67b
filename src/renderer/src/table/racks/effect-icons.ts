import { CircleX, EyeOff, LogOut, PowerOff } from '@lucide/vue'

/** The signs of what has become of a unit. */
export const EFFECT_ICONS = { disabled: PowerOff, destroyed: CircleX, fled: LogOut, hidden: EyeOff } as const
