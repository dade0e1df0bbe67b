import { describe, expect, it } from 'vitest'
import { entryOf } from './palette-entries'

const words = {
  t: (key: string): string => key,
  te: (key: string) => key === 'palette.also.battle.undo',
  elsewhere: (key: string) => [`fr ${key}`]
}
const nothing = (): void => undefined

describe('an entry of the palette', () => {
  it('is an act with its key, whether it does anything now or not', () => {
    const act = { action: 'battle.next', run: nothing } as const
    expect(entryOf(act, 'Battle', words)).toMatchObject({
      id: 'battle.next',
      label: 'Battle.key.n',
      detail: 'Battle',
      group: 'now',
      keys: ['n'],
      also: ['fr battle.key.n']
    })
    expect(entryOf({ ...act, when: () => false }, 'Battle', words)).toMatchObject({ group: 'later' })
  })
  it('has the other words people use for it, in every language', () => {
    const undo = { action: 'battle.undo', run: nothing } as const
    expect(entryOf(undo, 'Battle', words)?.also).toEqual(['fr battle.key.undo', 'palette.also.battle.undo', 'fr palette.also.battle.undo'])
  })
  it('does what its key does', () => {
    const pressed: string[] = []
    entryOf(
      { keys: ['Shift+q'], label: 'x', run: ({ key, shiftKey }) => pressed.push(`${key} ${String(shiftKey)}`) },
      'Battle',
      words
    )?.run()
    expect(pressed).toEqual(['q true'])
  })
  it('is none where the key says which, and neither the palette itself nor a step of the selection', () => {
    expect(entryOf({ keys: ['1', '2'], label: 'fleet', run: nothing }, 'Battle', words)).toBeNull()
    expect(entryOf({ action: 'app.palette', run: nothing }, 'Everywhere', words)).toBeNull()
    expect(entryOf({ action: 'battle.down', run: nothing }, 'Battle', words)).toBeNull()
  })
})
