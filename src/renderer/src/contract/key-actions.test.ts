import { afterEach, describe, expect, it } from 'vitest'
import { chosenKeys, keysOf } from './key-actions'

afterEach(() => (chosenKeys.value = {}))

describe('the keys of an act', () => {
  it('are the usual ones until others are chosen', () => {
    expect(keysOf('battle.redo')).toEqual(['Ctrl+y', 'Ctrl+Shift+z'])
    chosenKeys.value = { 'battle.redo': 'u' }
    expect(keysOf('battle.redo')).toEqual(['u'])
    expect(keysOf('battle.undo')).toEqual(['Ctrl+z'])
  })
})
