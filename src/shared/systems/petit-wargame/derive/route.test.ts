import { describe, expect, it } from 'vitest'
import { sum } from '../../../kernel/collections'
import { at } from '@kit/systems/petit-wargame'
import { stepCost } from './movement'
import { routeTo, shortestRoute } from './route'

describe('a way to a place (PW-041, PW-042)', () => {
  it('spends manoeuvre points only where movement points are short', () => {
    expect(routeTo(at(0, 0, 0), at(2, 1, 0), { pd: 3, pm: 2 })).toMatchObject({ pd: 3, pm: 0 })
    expect(routeTo(at(0, 0, 0), at(2, 1, 0), { pd: 2, pm: 2 })).toMatchObject({ pd: 2, pm: 1 })
  })
  it('takes 3 movement and 2 manoeuvre points for the worked example: a diagonal with altitude, then two squares', () => {
    expect(routeTo(at(0, 0, 0), at(3, 1, 1), { pd: 3, pm: 2 })).toMatchObject({ pd: 3, pm: 2 })
    expect(routeTo(at(0, 0, 0), at(3, 1, 1), { pd: 3, pm: 1 })).toBeNull()
    expect(routeTo(at(0, 0, 0), at(3, 1, 1), { pd: 2, pm: 9 })).toBeNull()
  })
  it('costs what its steps cost, ends where it should, and is the cheapest, for every place around', () => {
    const cost = (path: readonly { x: number; y: number; z: number }[], points: 'pd' | 'pm') =>
      sum(path.map((to, i) => stepCost(path[i - 1] ?? at(5, 5, 5), to)?.[points] ?? Number.NaN))
    for (let x = 1; x <= 9; x += 1)
      for (let y = 3; y <= 8; y += 1)
        for (let z = 2; z <= 9; z += 1)
          for (const pd of [1, 3, 5, 9]) {
            const route = routeTo(at(5, 5, 5), at(x, y, z), { pd, pm: 4 })
            const ahead = [Math.abs(x - 5), Math.abs(y - 5), Math.abs(z - 5)]
            const can = Array.from({ length: pd + 1 }, (_, n) => n).some(
              n => n >= Math.max(...ahead) && n <= sum(ahead) && sum(ahead) - n <= 4
            )
            expect(route !== null, `${String(x)},${String(y)},${String(z)} by ${String(pd)}`).toBe(can)
            if (route === null || route.path.length === 0) continue
            expect([cost(route.path, 'pd'), cost(route.path, 'pm'), route.path.at(-1)]).toEqual([route.pd, route.pm, at(x, y, z)])
          }
  })
})

describe('the shortest way to a place (PW-042)', () => {
  it('goes along as many axes at once as the manoeuvre points pay for', () => {
    expect(shortestRoute(at(0, 0, 0), at(2, 1, 1), { pd: 5, pm: 5 })).toMatchObject({ pd: 2, pm: 2 })
    expect(shortestRoute(at(0, 0, 0), at(2, 1, 1), { pd: 5, pm: 1 })).toMatchObject({ pd: 3, pm: 1 })
    expect(shortestRoute(at(0, 0, 0), at(2, 1, 1), { pd: 5, pm: 0 })).toMatchObject({ pd: 4, pm: 0 })
  })
  it('is none where the points do not reach', () => {
    expect(shortestRoute(at(0, 0, 0), at(2, 1, 1), { pd: 2, pm: 1 })).toBeNull()
    expect(shortestRoute(at(0, 0, 0), at(3, 0, 0), { pd: 2, pm: 9 })).toBeNull()
  })
})
