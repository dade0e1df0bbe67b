import { describe, expect, it } from 'vitest'
import { elided, withMarkedElisions } from './french-elision'

/** The message with a name filled in. */
const said = (message: string, name: string): string => elided(withMarkedElisions(message).replace('{name}', name))
const saidInPieces = (before: string, name: string): string => elided(`${withMarkedElisions(before)}${name}`)

describe('"de" and "que" before a value', () => {
  it.each([
    ['Aurore', 'Coque d’Aurore'],
    ['Écume', 'Coque d’Écume'],
    ['œuvre', 'Coque d’œuvre'],
    ['Vigie', 'Coque de Vigie'],
    ['Hardi', 'Coque de Hardi'],
    ['Yole', 'Coque de Yole'],
    ['12', 'Coque de 12']
  ])('suit what is filled in: %s', (name, text) => {
    expect(said('Coque de {name}', name)).toBe(text)
    expect(saidInPieces('Coque de ', name)).toBe(text)
  })

  it('are found wherever they stand', () => {
    expect(said('Que {name} tire, lorsque {name} peut', 'Amer')).toBe('Qu’Amer tire, lorsque {name} peut')
    expect(said('De {name} | De {name}', 'Amer')).toBe('D’Amer | De {name}')
  })

  it('are left alone at the end of other words, and within what is filled in', () => {
    expect(said('Stade {name}', 'Amer')).toBe('Stade Amer')
    expect(said('Coque de {name}', 'Barco de Oro')).toBe('Coque de Barco de Oro')
    expect(said('{name} : nombre de oui', 'Amer')).toBe('Amer : nombre de oui')
  })
})
