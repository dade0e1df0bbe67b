import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Script } from 'node:vm'
import ts from 'typescript'
import { build } from 'vite'
import type { ErasedSystem, SystemId } from '@shared/systems/index'

const SYSTEMS = join(import.meta.dirname, '../../src/shared/systems')

/** A number or boolean of a table, and its place: `limits.ts:12`. */
export interface TableEntry {
  readonly at: string
  readonly value: number | boolean
}

/** A system whose tables can be corrected. */
export interface CorrectableSystem {
  /** Every entry of every table, in the order of the files. */
  readonly entries: readonly TableEntry[]
  /** The rules with the entry at this index changed, a number by one; the original rules without an index. */
  readonly corrected: (index?: number) => ErasedSystem
}

/**
 * Builds the rules of a system once, with tables that read their entries from a list, so that each can be changed without a new build.
 * `source` may transform a file before it is built.
 */
export async function correctable(
  id: SystemId,
  source: (path: string, text: string) => string = (_path, text) => text
): Promise<CorrectableSystem> {
  const tables = join(SYSTEMS, id, 'tables')
  const entries: TableEntry[] = []
  const rewritten = new Map<string, string>()
  for (const name of readdirSync(tables).filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts')))
    rewritten.set(join(tables, name), withEntriesOut(name, readFileSync(join(tables, name), 'utf8'), entries))
  const entry = join(SYSTEMS, id, 'index.ts')
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '@shared': join(SYSTEMS, '..') } },
    plugins: [
      {
        name: 'tables-from-a-list',
        enforce: 'pre',
        load(path) {
          const text = rewritten.get(path) ?? (path.startsWith(SYSTEMS) ? readFileSync(path, 'utf8') : null)
          return text === null ? null : source(path, text)
        }
      }
    ],
    build: { write: false, minify: false, target: 'esnext', lib: { entry, formats: ['iife'], name: 'rules', fileName: 'rules' } }
  })
  const output = [built].flat()[0]
  if (output === undefined || 'on' in output) throw new Error('Nothing was built')
  const script = new Script(`tableEntries => {
${output.output[0].code}
return rules
}`)
  const run = script.runInThisContext() as (entries: readonly TableEntry['value'][]) => Record<string, unknown>
  return {
    entries,
    corrected: corrected => {
      const values = entries.map(({ value }, index) => (index !== corrected ? value : typeof value === 'number' ? value + 1 : !value))
      const rules = Object.values(run(values)).find(value => typeof value === 'object' && value !== null && 'rulesVersion' in value)
      if (rules === undefined) throw new Error(`${id} brings no rules`)
      return rules as ErasedSystem
    }
  }
}

/** Replaces every number and boolean by a read from the list, to which it is added. Property names and types are left alone. */
function withEntriesOut(name: string, text: string, entries: TableEntry[]): string {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
  let out = ''
  let done = 0
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return
    const value = valueOf(node)
    if (value !== null) {
      out += `${text.slice(done, node.getStart())}(tableEntries[${String(entries.length)}])`
      done = node.getEnd()
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      entries.push({ at: `${name}:${String(line + 1)}`, value })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return out + text.slice(done)
}

function valueOf(node: ts.Node): number | boolean | null {
  switch (node.kind) {
    case ts.SyntaxKind.TrueKeyword:
      return true
    case ts.SyntaxKind.FalseKeyword:
      return false
    case ts.SyntaxKind.NumericLiteral:
      return ts.isPropertyAssignment(node.parent) && node.parent.name === node ? null : Number(node.getText())
    default:
      return null
  }
}
