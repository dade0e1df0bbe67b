import { describe, expect, it } from 'vitest'
import { APP_ORIGIN, isOwnPage } from './own-page'

describe('own page', () => {
  it.each(['app://flagship/', 'app://flagship', 'app://flagship/index.html#/campaign/1', 'app://flagship/?a=b'])(
    'knows %s as ours',
    address => {
      expect(isOwnPage(address, APP_ORIGIN)).toBe(true)
    }
  )

  it.each([
    'https://flagship/',
    'app://flagship.example/',
    'app://flagship:1/',
    'app://user@flagship/',
    'app://user:secret@flagship/',
    'app://other/',
    'file:///flagship',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:app://flagship/1',
    'about:blank',
    'flagship',
    ''
  ])('knows %j as foreign', address => {
    expect(isOwnPage(address, APP_ORIGIN)).toBe(false)
  })

  it('compares host and port of a development server whole', () => {
    expect(isOwnPage('http://localhost:5173/x', 'http://localhost:5173')).toBe(true)
    expect(isOwnPage('http://localhost:51730/', 'http://localhost:5173')).toBe(false)
    expect(isOwnPage('http://localhost:5173.evil.example/', 'http://localhost:5173')).toBe(false)
  })
})
