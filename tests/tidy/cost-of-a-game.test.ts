import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FILES, ROOT, SYSTEM_IDS, type SourceFile } from './repository'

/** The prefix of each game's messages. */
const PREFIXES: Readonly<Record<string, string>> = {
  'starfinder-armada': 'sa',
  'firestorm-armada': 'fa',
  'dystopian-wars': 'dw',
  xwing: 'xw',
  'petit-wargame': 'pw'
}
/** By how much the page may differ from what is counted. */
const TOLERANCE = 0.1

const PAGE = FILES.find(file => file.path === 'docs/adding-a-game.md')?.text ?? ''
const scaffold = readdirSync(join(ROOT, 'scripts/scaffold-system'), { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.txt') && !/\.test\.ts\.txt$/u.test(name))
  .map(name => ({
    path: `scripts/scaffold-system/${name.replaceAll('\\', '/')}`,
    text: readFileSync(join(ROOT, 'scripts/scaffold-system', name), 'utf8')
  }))
const empty = sizeOf(
  scaffold.filter(({ path }) => /\.(?:ts|vue)\.txt$/u.test(path)),
  scaffold.filter(({ path }) => path.endsWith('.json.txt')),
  scaffold.find(({ path }) => path.endsWith('/commands/commands.ts.txt'))
)

describe('docs/adding-a-game.md', () => {
  const told = [...PAGE.matchAll(/^\| `([\w-]+)` +\| +(\d+) +\| +(\d+) +\| +(\d+) +\|$/gmu)].map(([, id = '', ...figures]) => ({
    id,
    figures: figures.map(Number)
  }))

  it('tells of every game how many commands it has', () => {
    expect(told.map(({ id }) => id).sort()).toEqual([...SYSTEM_IDS].sort())
    expect(told.map(({ id, figures }) => [id, figures[0]])).toEqual(told.map(({ id }) => [id, sizeOfGame(id).commands]))
  })

  it('tells what one more command costs in each, in lines of code and of messages', () => {
    const off = told.flatMap(({ id, figures: [, code = 0, messages = 0] }) => {
      const { code: realCode, messages: realMessages } = marginalCost(sizeOfGame(id))
      return isNear(code, realCode) && isNear(messages, realMessages)
        ? []
        : [`${id}: ${String(Math.round(realCode))} of code, ${String(Math.round(realMessages))} of messages`]
    })
    expect(off).toEqual([])
  })

  it('tells what it costs in all games together', () => {
    const games = SYSTEM_IDS.map(sizeOfGame)
    const sum = (of: (game: Size) => number): number => games.reduce((all, game) => all + of(game), 0)
    const commands = sum(game => game.commands - empty.commands)
    const [, code = '', messages = ''] = /about (\d+) lines of code and (\d+) of messages for each command/u.exec(PAGE) ?? []
    const real = [sum(game => game.code - empty.code) / commands, sum(game => game.messages - empty.messages) / commands]
    expect(
      [code, messages].map((figure, i) => isNear(Number(figure), real[i] ?? 0)),
      `counted: ${real.map(Math.round).join(', ')}`
    ).toEqual([true, true])
  })
})

interface Size {
  readonly code: number
  readonly messages: number
  readonly commands: number
}

/** A game without its tests: lines of its rules and screens, lines of its messages in all languages, and its commands. */
function sizeOfGame(id: string): Size {
  const prefix = PREFIXES[id] ?? ''
  const code = FILES.filter(
    ({ path }) => new RegExp(`^src/(?:shared|renderer/src)/systems/${id}/.*\\.(?:ts|vue)$`, 'u').test(path) && !path.endsWith('.test.ts')
  )
  const messages = FILES.filter(({ path }) => new RegExp(`^src/renderer/src/i18n/\\w+/systems/${prefix}\\b.*\\.json$`, 'u').test(path))
  return sizeOf(
    code,
    messages,
    code.find(({ path }) => path.endsWith(`systems/${id}/commands/commands.ts`))
  )
}

function sizeOf(code: readonly SourceFile[], messages: readonly SourceFile[], commands: SourceFile | undefined): Size {
  return {
    code: linesOf(code),
    messages: linesOf(messages),
    commands: [...(commands?.text ?? '').matchAll(/^ {2}\w+: (?:\{ check|\w+(?:<[\w, ]+>)?\()/gmu)].length
  }
}

/** What a game has beyond the scaffold, for each command beyond those of the scaffold. */
function marginalCost({ code, messages, commands }: Size): { readonly code: number; readonly messages: number } {
  const more = commands - empty.commands
  return { code: (code - empty.code) / more, messages: (messages - empty.messages) / more }
}

function isNear(told: number, real: number): boolean {
  return Math.abs(told - real) <= TOLERANCE * real
}

function linesOf(files: readonly SourceFile[]): number {
  return files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
}
