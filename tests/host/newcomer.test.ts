import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IS_EACH_TAKEN } from '../support/explored'
import { FILES, ROOT } from '../tidy/repository'
import { linkPackages, typed } from './copied'

type Step =
  | { readonly kind: 'run'; readonly line: string; readonly red: string | null }
  | { readonly kind: 'change'; readonly path: string; readonly before: string; readonly after: string }

const LEFT_OUT = new Set(['node_modules', '.cache', 'out', 'dist', '.git'])
const steps = stepsOf(readFileSync(join(ROOT, 'docs/newcomer.md'), 'utf8'))
/** The whole check takes as long as all tests beside this one. */
const isTooLong = (line: string): boolean => line === 'npm run check'
/** The script and the changes, and where everything is explored the checks that the page runs between them. */
const taken = steps.filter(
  step => step.kind === 'change' || step.line.startsWith('node scripts/') || (IS_EACH_TAKEN && !isTooLong(step.line))
)

let copy: string
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'flagship-newcomer-'))
  cpSync(ROOT, copy, { recursive: true, filter: path => !LEFT_OUT.has(basename(path)) })
  linkPackages(join(copy, 'node_modules'))
  // The check asks git what has changed.
  if (IS_EACH_TAKEN) for (const args of [['init'], ['add', '--all'], ['commit', '--message', 'Begin']]) git(args)
})
afterAll(() => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }))

describe('docs/newcomer.md', () => {
  it('leads a newcomer twice through a script, a red test, a rule and green checks', () => {
    const kinds = steps.map(step => (step.kind === 'run' ? (step.red === null ? 'run' : 'red') : 'change')).join(' ')
    expect(kinds.replaceAll(/change(?: change)+/gu, 'changes')).toBe(
      'run red change red changes run run run run changes red changes run run run'
    )
    expect(steps.at(-1)).toMatchObject({ line: 'npm run check', red: null })
  })

  it.each(taken.map((step, index) => ({ step, named: `${String(index + 1)}. ${step.kind === 'run' ? step.line : step.path}` })))(
    '$named',
    ({ step }) => take(step)
  )

  it('changed the copy alone', () => {
    const told = steps.flatMap(step => (step.kind === 'change' ? [step.path] : []))
    expect(told.filter(path => readFileSync(join(copy, path), 'utf8') === textHere(path))).toEqual([])
    expect(FILES.filter(file => file.path.startsWith('src/') && textHere(file.path) !== file.text).map(file => file.path)).toEqual([])
    expect(
      FILES.filter(file => file.path.startsWith('src/') && /afterburners|ablativePlating/u.test(file.text)).map(file => file.path)
    ).toEqual([])
  })
})

describe('the script for a new ability', () => {
  const scaffold = (...args: readonly string[]) =>
    spawnSync(process.execPath, ['scripts/scaffold-ability.mjs', ...args], { cwd: copy, encoding: 'utf8' })
  const english = ['--en', 'Chaff', '--rule-en', 'Chaff does something.']
  const texts = ['--bp', '2', '--classes', 'fighter', ...english, '--fr', 'Leurres', '--rule-fr', 'Les leurres font quelque chose.']

  it('changes nothing and says why when it is told something wrong', () => {
    const before = textsOfCopy()
    expect(scaffold('afterburners', ...texts)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('afterburners already') as string
    })
    expect(scaffold('Chaff', ...texts)).toMatchObject({ status: 1, stderr: expect.stringContaining('camelCase') as string })
    expect(scaffold('chaff', ...texts, '--bp', '-1')).toMatchObject({ status: 1 })
    expect(scaffold('chaff', ...texts, '--classes', 'cruiser')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('capital') as string
    })
    expect(scaffold('chaff', ...texts, '--rule-en', "It's wrong.")).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('’') as string
    })
    expect(textsOfCopy()).toEqual(before)
  })

  it('can be run again for another one', () => {
    expect(scaffold('chaff', ...texts)).toMatchObject({ status: 0, stdout: expect.stringContaining('chaff is SA-116') as string })
  })

  it('says that campaigns may hold the new one, and a test says it of one that somebody forgot', async () => {
    const schema = join(copy, 'src/shared/systems/starfinder-armada/schema/roster-v1.ts')
    const named = readFileSync(schema, 'utf8')
    expect(named).toContain("ABILITIES_SINCE_V1 = ['afterburners', 'ablativePlating', 'chaff']")
    const line = 'npx vitest run --project node src/shared/systems/starfinder-armada/schema'
    if (!IS_EACH_TAKEN) return
    await take({ kind: 'run', line, red: null })
    writeFileSync(schema, named.replace(", 'chaff'", ''))
    await take({ kind: 'run', line, red: 'chaff' })
    writeFileSync(schema, named)
  })

  function textsOfCopy(): readonly string[] {
    return FILES.filter(file => file.path.startsWith('src/shared/systems/starfinder-armada/')).map(file =>
      readFileSync(join(copy, file.path), 'utf8')
    )
  }
})

async function take(step: Step): Promise<void> {
  if (step.kind === 'change') {
    const text = readFileSync(join(copy, step.path), 'utf8')
    expect(text.split(step.before).length - 1, `places in ${step.path} that look like the page says`).toBe(1)
    writeFileSync(
      join(copy, step.path),
      text.replace(step.before, () => step.after)
    )
    return
  }
  const { status, said } = await typed(step.line, copy)
  if (step.red === null) expect(status, said).toBe(0)
  else {
    expect(status, said).toBe(1)
    expect(said).toContain(step.red)
  }
}

/** The commands and changes of the page, in order. `# red: words` after a command means that it fails with these words. */
function stepsOf(page: string): readonly Step[] {
  return [...page.matchAll(/^```(sh|diff)\n([\s\S]*?)^```$/gmu)].flatMap(([, kind, body = '']): readonly Step[] => {
    const lines = body.trimEnd().split('\n')
    if (kind === 'sh')
      return lines.map(line => {
        const [told = '', red = null] = line.split(' # red: ')
        return { kind: 'run', line: told, red }
      })
    const [head = '', ...rest] = lines
    const without = (sign: string): string => rest.flatMap(line => (line.startsWith(sign) ? [] : [`${line.slice(1)}\n`])).join('')
    return [{ kind: 'change', path: head.replace('--- ', ''), before: without('+'), after: without('-') }]
  })
}

function git(args: readonly string[]): void {
  const who = ['-c', 'user.name=Newcomer', '-c', 'user.email=newcomer@example.org']
  const { status, stderr } = spawnSync('git', [...who, ...args], { cwd: copy, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
}

function textHere(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}
