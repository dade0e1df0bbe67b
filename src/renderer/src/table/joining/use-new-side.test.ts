import { describe, expect, it } from 'vitest'
import { defineComponent } from 'vue'
import { mountInEnglish } from '@kit/renderer/mount'
import { useNewSide } from './use-new-side'

const fleet = (name: string, sideId: string) => ({ id: name, name, sideId })

describe('whom late comers may join', () => {
  it('is a roster of the battle, or the next side that is free', () => {
    const { joinable, sideFor } = over(fleet('us', 'A'), fleet('them', 'B'), fleet('more', 'A'))
    expect(joinable.value.map(one => one.name)).toEqual(['us', 'them', 'more', 'a new side, C'])
    expect(joinable.value.map(one => sideFor(one.id))).toEqual([null, null, null, 'C'])
  })
  it('is no new side where all four fight', () => {
    const { joinable } = over(fleet('a', 'A'), fleet('b', 'B'), fleet('d', 'D'), fleet('c', 'C'))
    expect(joinable.value.map(one => one.name)).toEqual(['a', 'b', 'd', 'c'])
  })
})

function over(...present: readonly ReturnType<typeof fleet>[]): ReturnType<typeof useNewSide> {
  let found: ReturnType<typeof useNewSide> | undefined
  const host = defineComponent(() => {
    found = useNewSide(() => present)
    return () => null
  })
  mountInEnglish(host, {}).unmount()
  if (found === undefined) throw new Error('Nothing was mounted')
  return found
}
