import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bundledIn } from '../../scripts/package/notices.mjs'
import { LINUX } from './support/made'

const notices = readFileSync(join(LINUX.resources, 'licences', 'THIRD-PARTY.txt'), 'utf8')

describe('the licence texts', () => {
  it.each(bundledIn('out').map(one => [one.name, one] as const))('name %s, with its words', (_name, { name, version, licence, text }) => {
    expect(notices).toContain(`  ${name} ${version} (${licence})\n`)
    expect(notices).toContain(text)
  })

  it('name the typefaces, whose they are and how they may be passed on', () => {
    expect(notices).toContain('  typefaces (OFL-1.1)\n')
    expect(notices).toContain(readFileSync('src/renderer/src/fonts/OFL.txt', 'utf8').trim())
  })

  it('name the table of ships of X-Wing, and whose it is', () => {
    expect(notices).toContain('  xwing-data2 (MIT)\n')
    expect(notices).toContain('Copyright (c) 2018 Guido Kessels')
  })
})
