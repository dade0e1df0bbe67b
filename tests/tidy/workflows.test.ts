import { describe, expect, it } from 'vitest'
import { FILES } from './repository'

const workflows = FILES.filter(file => /^\.github\/workflows\/.*\.yml$/u.test(file.path))
const textOf = (name: string): string => workflows.find(file => file.path.endsWith(`/${name}.yml`))?.text ?? ''
const scripts = Object.keys((JSON.parse(FILES.find(file => file.path === 'package.json')?.text ?? '{}') as { scripts: object }).scripts)

describe('the workflows', () => {
  it('are those for a change and for a release', () => {
    expect(workflows.map(file => file.path).sort()).toEqual(['.github/workflows/check.yml', '.github/workflows/release.yml'])
  })

  it('take every action by its commit, with the version beside it', () => {
    const taken = workflows.flatMap(file => [...file.text.matchAll(/uses: (.+)$/gmu)].map(found => found[1] ?? ''))
    expect(taken.length).toBeGreaterThan(5)
    expect(taken.filter(action => !/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/u.test(action))).toEqual([])
    const commitsOf = new Map<string, Set<string>>()
    for (const action of taken) {
      const [name = '', commit = ''] = action.split(/[@ ]/u)
      commitsOf.set(name, (commitsOf.get(name) ?? new Set()).add(commit))
    }
    expect([...commitsOf].filter(([, commits]) => commits.size > 1)).toEqual([])
  })

  it('may only read, but for the draft, which may write releases and nothing else', () => {
    for (const { path, text } of workflows) expect([path, /^permissions:\n {2}contents: read\n\n/mu.test(text)]).toEqual([path, true])
    const granted = workflows.flatMap(({ path, text }) =>
      [...text.matchAll(/^ +([a-z-]+): (write|read|write-all)$/gmu)].map(
        found => `${path.split('/').at(-1) ?? ''} ${found[1] ?? ''} ${found[2] ?? ''}`
      )
    )
    expect(granted).toEqual(['check.yml contents read', 'release.yml contents read', 'release.yml contents write'])
    expect(textOf('release').split('\n  draft:\n')[1]).toContain('permissions:\n      contents: write')
  })

  it('keep no credentials in the checkout, and name no secret', () => {
    const all = workflows.map(file => file.text).join('\n')
    expect([...all.matchAll(/actions\/checkout@/gu)].length).toBe([...all.matchAll(/persist-credentials: false/gu)].length)
    expect(all).not.toMatch(/secrets\.|pull_request_target|curl |wget /u)
  })

  it('put nothing that strangers write into a command', () => {
    const commands = workflows.flatMap(file => [...file.text.matchAll(/^ +(?:- )?run: (.*)$/gmu)].map(found => found[1] ?? ''))
    expect(commands.filter(command => command.includes('${{'))).toEqual([])
  })

  it('run on the three systems, and run only commands that package.json has', () => {
    for (const system of ['ubuntu', 'windows', 'macos']) for (const { text } of workflows) expect(text).toContain(`${system}-`)
    const named = workflows.flatMap(file => [...file.text.matchAll(/npm run ([\w:-]+)/gu)].map(found => found[1] ?? ''))
    expect(named.filter(name => !scripts.includes(name))).toEqual([])
  })

  it('lay a release out as a draft, whole and with its checksums', () => {
    const release = textOf('release')
    for (const step of [
      'npm test',
      'npm run package -- --all',
      'sha256sum --check --strict',
      'gh release create "$TAG" --draft --verify-tag'
    ])
      expect(release).toContain(step)
    expect(release.indexOf('npm test')).toBeLessThan(release.indexOf('npm run package'))
  })
})
