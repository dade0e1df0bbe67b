import { SIDES } from '@shared/core/dice/rule'
import type { Message } from '@shared/core/engine/message'

/** Where there is no number. */
export const NONE = '–'

export const yes = (isSo: boolean): Message => ({ key: `faTable.value.${isSo ? 'yes' : 'no'}` })
export const named = (name: string | number | Message): Message => ({ key: 'faDigest.now.named', values: { name } })
export const dice = (count: number): Message => ({ key: 'faTable.defence.dice', values: { count } })
/** The faces of a die from this one up. */
export const from = (face: number): string => (face >= SIDES.d6 ? String(SIDES.d6) : `${String(face)}–${String(SIDES.d6)}`)
