import { createPinia } from 'pinia'
import { describe, expect, it } from 'vitest'
import { defineComponent, nextTick, ref } from 'vue'
import { mountInEnglish } from '@kit/renderer/mount'
import { correctable } from './correctable'
import { fieldsOf } from './correction-fields'
import { useCorrection, type Correction } from './use-correction'

const open = ref(false)
const ship = ref({ hull: 6, crew: 4 })
const battle = { words: { prefix: 'x' }, store: {}, refusalOf: () => null, send: () => Promise.resolve(null) }
const fields = () => {
  const of = fieldsOf(ship.value)
  return correctable<{ hull?: number; crew?: number }, { readonly type: string }>({
    fields: [of.number('hull'), of.number('crew')],
    command: () => ({ type: 'correct' })
  })
}

const pinia = createPinia()

/** The screen of the battle, come to anew. */
function come(): { readonly correction: Correction; readonly leave: () => void } {
  let correction: Correction | undefined
  const screen = mountInEnglish(
    defineComponent(() => {
      correction = useCorrection(battle as never, { open, of: fields })
      return () => null
    }),
    {},
    {},
    pinia
  )
  if (correction === undefined) throw new Error('Nothing was mounted')
  return { correction, leave: () => screen.unmount() }
}

describe('a correction half filled in', () => {
  it('outlives closing, and leaving the screen; what changed meanwhile is not put back', async () => {
    const first = come()
    open.value = true
    await nextTick()
    first.correction.values = { hull: 2, crew: 4 }
    first.correction.reason = 'a leak'
    first.leave()
    open.value = false
    ship.value = { hull: 6, crew: 1 }
    const again = come()
    open.value = true
    await nextTick()
    expect([again.correction.values, again.correction.reason]).toEqual([{ hull: 2, crew: 1 }, 'a leak'])
    again.correction.values = { hull: 6, crew: 1 }
    open.value = false
    await nextTick()
    open.value = true
    await nextTick()
    expect([again.correction.values, again.correction.reason]).toEqual([{ hull: 6, crew: 1 }, ''])
    again.leave()
  })
})

describe('a correction with a number that is emptied', () => {
  it('is not given, and says which field needs one; what else is typed stays', async () => {
    const { correction, leave } = come()
    open.value = true
    await nextTick()
    correction.values = { hull: null, crew: 2 }
    expect([correction.why, correction.canGive, await correction.give()]).toEqual(['xTable.field.hull: type a number.', false, false])
    expect(correction.values).toEqual({ hull: null, crew: 2 })
    correction.values = { hull: 3, crew: 2 }
    expect([correction.why, correction.canGive]).toEqual([null, true])
    leave()
    open.value = false
  })
})
