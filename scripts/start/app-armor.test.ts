import { describe, expect, it } from 'vitest'
import { appArmorRemedy, isSandboxForbidden } from './app-armor.mjs'

describe('a system that forbids sandboxes to unknown programs', () => {
  it('says so in one file of its kernel', () => {
    expect(isSandboxForbidden(() => '1\n')).toBe(true)
    expect(isSandboxForbidden(() => '0\n')).toBe(false)
    expect(
      isSandboxForbidden(() => {
        throw new Error('ENOENT')
      })
    ).toBe(false)
  })
  it('is told of this very program by a profile, whatever its path', () => {
    const remedy = appArmorRemedy('/opt/my [games]/node_modules/electron/dist/electron')
    expect(remedy).toContain('profile flagship-source "/opt/my \\[games\\]/node_modules/electron/dist/electron" flags=(unconfined) {')
    expect(remedy).toMatch(/^sudo tee \/etc\/apparmor\.d\/flagship-source <<'END'\n[^]*\n {2}userns,\n[^]*\nEND\n/u)
    expect(remedy.split('\n').slice(-2)).toEqual(['sudo apparmor_parser -r /etc/apparmor.d/flagship-source', 'npm start'])
  })
})
