import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, nextTick, shallowRef, type EffectScope } from 'vue'
import type { ScreenScene } from '@shared/ipc/player-screen'
import { useMoments } from './use-moments'

const battle = (...moments: readonly (readonly [n: number, name: string])[]): ScreenScene => fought(0, moments)
const fought = (volleys: number, moments: readonly (readonly [n: number, name: string])[]): ScreenScene =>
  ({
    kind: 'battle',
    system: 'xwing',
    shown: { moments: moments.map(([n, name]) => ({ n, value: { name } })) },
    ...(volleys > 0 && { strikes: { n: volleys, value: [] } })
  }) as unknown as ScreenScene
const BLACK: ScreenScene = { kind: 'black' }

describe('moments on the player screen', () => {
  let scope: EffectScope
  beforeEach(() => {
    vi.useFakeTimers()
    scope = effectScope()
  })
  afterEach(() => {
    scope.stop()
    vi.useRealTimers()
  })

  function watching(first: ScreenScene) {
    const scene = shallowRef(first)
    const current = scope.run(() => useMoments(() => scene.value))
    return async (next: ScreenScene, ms = 0) => {
      scene.value = next
      await nextTick()
      await vi.advanceTimersByTimeAsync(ms)
      return current?.value?.name ?? null
    }
  }

  it('are shown once for six seconds, one at a time', async () => {
    const see = watching(battle())
    const two = battle([1, 'Iron'], [2, 'Ashen'])
    expect(await see(two)).toBe('Iron')
    expect(await see(two, 5999)).toBe('Iron')
    expect(await see(two, 1)).toBe('Ashen')
    expect(await see(two, 6000)).toBeNull()
    expect(await see(battle([1, 'Iron'], [2, 'Ashen']))).toBeNull()
  })
  it('wait until the shots that brought them have landed', async () => {
    const see = watching(battle())
    const volley = fought(1, [[1, 'Iron']])
    expect(await see(volley, 1199)).toBeNull()
    expect(await see(volley, 1)).toBe('Iron')
    expect(await see(volley, 6000)).toBeNull()
    const more = fought(1, [
      [1, 'Iron'],
      [2, 'Ashen']
    ])
    expect(await see(more)).toBe('Ashen')
  })
  it('of before the screen was opened are not made up for', async () => {
    const see = watching(battle([1, 'Iron']))
    expect(await see(battle([1, 'Iron']))).toBeNull()
    expect(await see(battle([1, 'Iron'], [2, 'Ashen']))).toBe('Ashen')
  })
  it('of a time when the screen was black are not made up for', async () => {
    const see = watching(battle())
    expect(await see(BLACK)).toBeNull()
    expect(await see(battle([1, 'Iron']))).toBeNull()
  })
  it('go when the screen turns black', async () => {
    const see = watching(battle())
    expect(await see(battle([1, 'Iron']))).toBe('Iron')
    expect(await see(BLACK)).toBeNull()
  })
  it('are counted anew by a host that has started again', async () => {
    const see = watching(battle([5, 'Iron']))
    expect(await see(battle([1, 'Ashen']))).toBeNull()
    expect(await see(battle([1, 'Ashen'], [2, 'Penance']))).toBe('Penance')
  })
})
