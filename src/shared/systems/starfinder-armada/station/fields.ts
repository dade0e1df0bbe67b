import { actFields } from '../../../core/view/act-fields'
import type { ActField } from '../../../core/view/station'

export const { flag, number, picked } = actFields('sa')

/** Hexes as measured at the table. */
export const range = (): ActField => number('range', { max: 999, value: 1 })
