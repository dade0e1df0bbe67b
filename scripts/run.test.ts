import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const require = createRequire(import.meta.url)
const { tooOld } = require('./run.cjs') as { readonly tooOld: (version: string, language: string) => string | null }

describe('every npm command', () => {
  it('names the Node that is needed, and where it comes from, to one that is older', () => {
    expect(tooOld('18.19.1', 'en_GB.UTF-8')).toMatch(/^Flagship needs Node\.js 20\.19 or newer; this is 18\.19\.1\..*nodejs\.org/u)
    expect(tooOld('20.18.3', 'fr_FR.UTF-8')).toMatch(/^Flagship a besoin de Node\.js 20\.19/u)
    expect(['20.19.0', '20.20.2', '22.1.0', '24.0.0'].map(version => tooOld(version, ''))).toEqual([null, null, null, null])
  })
  it('asks so in words that the oldest Node reads', () => {
    const source = readFileSync('scripts/run.cjs', 'utf8').replace(/\/\/.*|\/\*\*.*/gu, '')
    expect(source).not.toMatch(/=>|`|\b(?:const|let|import|class|async)\b|\?\?|\?\.|\.\.\./u)
  })
  it('begins with that question', () => {
    const { scripts } = require('../package.json') as { readonly scripts: Readonly<Record<string, string>> }
    const without = Object.entries(scripts).filter(([, line]) => !/^node scripts\/run\.cjs |^oxfmt|^npm run /u.test(line))
    expect(without.map(([name]) => name)).toEqual([])
  })
  it('is given what follows its name', () => {
    const said = execFileSync(process.execPath, ['scripts/run.cjs', 'vitest', '--version'], { encoding: 'utf8' })
    expect(said).toMatch(/^vitest\/\d/u)
  })
})
