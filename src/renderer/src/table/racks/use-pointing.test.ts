import { describe, expect, it } from 'vitest'
import { ref } from 'vue'
import { usePointing } from './use-pointing'

const RACKS: Readonly<Record<string, readonly string[]>> = { A: ['kestrel', 'sable'], B: ['wren'], C: ['tern', 'rook', 'crane'] }

describe('what the table points at', () => {
  it('shows who acts on the left and the foe on the right, where there are more than two sides', () => {
    const { pointing, actor, foe, shown } = table()
    expect([shown(), pointing.others.value]).toEqual(['AB', ['B', 'C']])
    actor.value = 'B'
    expect([shown(), pointing.others.value]).toEqual(['BA', ['A', 'C']])
    foe.value = 'C'
    expect(shown()).toBe('BC')
    foe.value = null
    expect(shown()).toBe('BC')
    actor.value = null
    expect(shown()).toBe('BC')
    actor.value = 'C'
    expect([shown(), pointing.ownSide.value]).toEqual(['CB', 'C'])
    actor.value = 'A'
    foe.value = 'B'
    expect(shown()).toBe('AB')
  })

  it('leaves a side chosen by hand there until another comes to act or is aimed at', () => {
    const { pointing, actor, foe, shown } = table()
    actor.value = 'A'
    foe.value = 'B'
    pointing.rightSide.value = 'C'
    expect(shown()).toBe('AC')
    foe.value = null
    expect(shown()).toBe('AC')
    foe.value = 'B'
    expect(shown()).toBe('AB')
    pointing.point('tern')
    expect(shown()).toBe('AC')
    actor.value = 'B'
    foe.value = 'A'
    expect(shown()).toBe('BA')
  })

  it('keeps two sides where they are, whoever acts', () => {
    const { pointing, actor, foe, active, shown } = table(['A', 'B'])
    actor.value = 'B'
    foe.value = 'A'
    active.value = 'B'
    expect([shown(), pointing.ownSide.value, pointing.enemySide.value]).toEqual(['AB', 'B', 'A'])
    pointing.point('kestrel')
    expect(shown()).toBe('AB')
  })

  it('means by the other side the one beside whoever speaks', () => {
    const { pointing, actor, foe, active } = table()
    actor.value = 'C'
    foe.value = 'B'
    active.value = 'B'
    expect([pointing.ownSide.value, pointing.enemySide.value]).toEqual(['B', 'C'])
    active.value = 'C'
    expect([pointing.ownSide.value, pointing.enemySide.value]).toEqual(['C', 'B'])
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

  function table(sides = ['A', 'B', 'C']) {
    const active = ref<string | null>(null)
    const actor = ref<string | null>(null)
    const foe = ref<string | null>(null)
    const pointing = usePointing<string>({
      sides: () => sides,
      active: () => active.value,
      actor: () => actor.value,
      foe: () => foe.value,
      sideOf: id => sides.find(side => RACKS[side]?.includes(id)) ?? '',
      rack: side => (RACKS[side] ?? []).map(id => ({ id }))
    })
    return { pointing, active, actor, foe, shown: () => pointing.leftSide.value + pointing.rightSide.value }
  }
})
