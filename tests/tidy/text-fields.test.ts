import { describe, expect, it } from 'vitest'
import { parse } from 'vue/compiler-sfc'
import { TEXT_FIELDS } from '../e2e/support/text-fields'
import { SOURCES } from './repository'

/** How many fields that take typed text the template of a component has, by room, such as `xwing`, and component. */
const written = SOURCES.filter(file => file.path.endsWith('.vue')).flatMap(({ path, text }) => {
  const count = fieldsIn(parse(text).descriptor.template?.ast)
  // A phone's page is no screen of the game master's.
  const elsewhere = path.startsWith('src/renderer/src/station/') ? 'station' : 'shared'
  const room = /^src\/renderer\/src\/systems\/([^/]+)\//u.exec(path)?.[1] ?? elsewhere
  return count === 0 ? [] : [{ path, room, component: path.split('/').at(-1)?.replace('.vue', '') ?? '', count }]
})

/** The end-to-end tests type naughty strings into every field of this list; this test compares the list with the templates. */
describe('the list of fields that take typed text', () => {
  it('names every field of every template', () => {
    const entries = Object.entries(TEXT_FIELDS).flatMap(([room, fields]) => fields.map(field => ({ room, field })))
    const unnamed = written.filter(({ room, component, count }) => {
      const own = entries.filter(one => (room === 'shared' || one.room === room) && one.field.startsWith(`${component}: `))
      return own.length < count
    })
    expect(written.length).toBeGreaterThan(47)
    expect(unnamed.map(({ path, count }) => `${path}: ${String(count)}`)).toEqual([])
  })

  it('names no component without one', () => {
    const idle = Object.entries(TEXT_FIELDS).flatMap(([room, fields]) =>
      fields.filter(field => !written.some(one => [room, 'shared'].includes(one.room) && field.startsWith(`${one.component}: `)))
    )
    expect(idle).toEqual([])
  })

  it('can tell components of a room, and those that all rooms share, by their names', () => {
    const names = written.filter(one => one.room === 'shared').map(one => one.component)
    for (const room of Object.keys(TEXT_FIELDS).filter(one => one !== 'shared')) {
      const all = [...names, ...written.filter(one => one.room === room).map(one => one.component)]
      expect(all.filter((name, i) => all.indexOf(name) !== i)).toEqual([])
    }
  })
})

/** The parts of a template node used here. */
interface TemplateNode {
  readonly type: unknown
  readonly tag?: string
  readonly props?: readonly { readonly name: string; readonly value?: { readonly content: string } | undefined }[]
  readonly children?: unknown
}

/** Fields in which text can be typed: not checkboxes, buttons, numbers or read-only fields. */
function fieldsIn(node: TemplateNode | undefined): number {
  const attribute = (name: string) => node?.props?.find(prop => prop.name === name)
  const isText =
    node?.tag === 'textarea' || (node?.tag === 'input' && ['text', 'search'].includes(attribute('type')?.value?.content ?? 'text'))
  const children = Array.isArray(node?.children) ? (node.children as readonly TemplateNode[]) : []
  return children.reduce((sum, child) => sum + fieldsIn(child), isText && attribute('readonly') === undefined ? 1 : 0)
}
