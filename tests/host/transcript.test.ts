import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildHost, type BuiltHost } from './build-host'
import { HostProcess, type HostAnswer } from './host-process'

const page = fileURLToPath(new URL('../../docs/headless.md', import.meta.url))

let host: BuiltHost
let dataDir: string
beforeAll(async () => {
  host = await buildHost()
  dataDir = await mkdtemp(join(tmpdir(), 'flagship-transcript-'))
})
afterAll(async () => {
  await host.remove()
  await rm(dataDir, { recursive: true, force: true })
})

describe('docs/headless.md', () => {
  it('shows what the host really answers', async () => {
    const told = (await readFile(page, 'utf8')).split('\n')
    expect(told.filter(line => line.startsWith('> ')).length).toBeGreaterThan(20)
    const lines = await played(told)
    // The page shows a battle from beginning to end: no call fails, and only the announced ones are refused.
    const answers = lines.flatMap(line => (line.startsWith('< ') ? [JSON.parse(line.slice(2)) as HostAnswer] : []))
    expect(answers.filter(answer => !answer.ok)).toEqual([{ id: 9, ok: false, refusal: 'order-not-rolled', canForce: true }])
    for (const fact of ['not-a-face', 'damageApplied', 'battleEnded']) expect(lines.join('\n')).toContain(`"${fact}"`)
    // `vitest -u` rewrites the page after an intended change.
    await expect(lines.join('\n')).toMatchFileSnapshot(page)
  })
})

/** The page with every answer as the host gives it now. A line with `$` starts another host on the same data. */
async function played(told: readonly string[]): Promise<readonly string[]> {
  const lines: string[] = []
  let process: HostProcess | null = null
  for (const line of told) {
    if (line.startsWith('< ')) continue
    lines.push(line)
    if (line.startsWith('$ ')) {
      await process?.end()
      process = new HostProcess(host.file, dataDir, ...optionsOf(line))
    } else if (line.startsWith('> ') && process !== null) {
      lines.push(`< ${await process.tell(line.slice(2))}`)
    }
  }
  expect(await process?.end()).toBe(0)
  expect(process?.errors).toBe('')
  return lines
}

/** The options after `--data DIR`. */
function optionsOf(line: string): readonly string[] {
  return line.split(' ').slice(line.split(' ').indexOf('DIR') + 1)
}
