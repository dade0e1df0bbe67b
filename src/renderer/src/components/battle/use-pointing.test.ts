import { describe, expect, it } from 'vitest'
import { ref } from 'vue'
import { usePointing } from './use-pointing'

const RACKS: Readonly<Record<string, readonly string[]>> = { A: ['kestrel', 'sable'], B: ['wren'], C: ['tern', 'rook', 'crane'] }

describe('what the table points at', () => {
  it('shows the side that acts in the right rack, until another is chosen', () => {
    const { pointing, active } = table()
    expect([pointing.leftSide.value, pointing.rightSide.value, pointing.others.value]).toEqual(['A', 'B', ['B', 'C']])
    active.value = 'C'
    expect([pointing.ownSide.value, pointing.rightSide.value, pointing.enemySide.value]).toEqual(['C', 'C', 'A'])
    pointing.rightSide.value = 'B'
    expect(pointing.rightSide.value).toBe('B')
  })

  it('means the left side while nobody acts', () => {
    const { pointing } = table()
    expect([pointing.ownSide.value, pointing.enemySide.value]).toEqual(['A', 'B'])
  })

  it('brings the side of whoever is pointed at to the front, and leaves the racks alone for one of the left', () => {
    const { pointing } = table()
    pointing.point('tern')
    expect([pointing.focusId.value, pointing.rightSide.value]).toEqual(['tern', 'C'])
    pointing.point('sable')
    expect([pointing.focusId.value, pointing.rightSide.value]).toEqual(['sable', 'C'])
    pointing.clear()
    expect(pointing.focusId.value).toBeNull()
  })

  it('goes through a rack from either end and around', () => {
    const { pointing } = table()
    const walk = (by: number): string | null => {
      pointing.step('C', by)
      return pointing.focusId.value
    }
    expect([walk(1), walk(1), walk(1), walk(1)]).toEqual(['tern', 'rook', 'crane', 'tern'])
    pointing.clear()
    expect([walk(-1), walk(-1)]).toEqual(['crane', 'rook'])
  })

  function table() {
    const active = ref<string | null>(null)
    const pointing = usePointing<string>({
      sides: () => Object.keys(RACKS),
      active: () => active.value,
      sideOf: id => Object.keys(RACKS).find(side => RACKS[side]?.includes(id)) ?? '',
      rack: side => (RACKS[side] ?? []).map(id => ({ id }))
    })
    return { pointing, active }
  }
})
