import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explored } from '../../../../../tests/support/explored'
import { IMPORT_LIMITS } from '../../import-problem'
import { XML_VALUES_MAX, readXml, type XmlElement } from './xml-tree'

const read = (text: string): XmlElement => {
  const tree = readXml(text)
  if (!tree.ok) throw new Error(JSON.stringify(tree.error))
  return tree.value
}
const problem = (text: string): unknown => {
  const tree = readXml(text)
  return tree.ok ? null : tree.error
}

describe('XML', () => {
  it('is a tree of elements with attributes and text', () => {
    const root = read(
      '<?xml version="1.0" encoding="UTF-8"?>\n<!-- a list --><a x="1" y=\'"2"\'>one<b/> <![CDATA[<two> & ]]><c:d>\n</c:d></a>\n'
    )
    expect(root).toMatchObject({
      name: 'a',
      text: 'one <two> & ',
      children: [
        { name: 'b', children: [] },
        { name: 'c:d', text: '\n' }
      ]
    })
    expect([...root.attributes]).toEqual([
      ['x', '1'],
      ['y', '"2"']
    ])
  })

  it('has the five entities of XML, and signs by number', () => {
    expect(read('<a b="8&quot;&#233;">&lt;&gt;&amp;&apos;&#x1F600;</a>')).toMatchObject({ text: "<>&'😀" })
    expect(read('<a b="8&quot;&#233;"/>').attributes.get('b')).toBe('8"é')
  })

  it.each([
    ['', '1:1'],
    ['text', '1:1'],
    ['<a>', '1:4'],
    ['<a></b>', '1:4'],
    ['<a></a></a>', '1:8'],
    ['<a/><b/>', '1:5'],
    ['<a/>x', '1:5'],
    ['<a\n b=1/>', '2:2'],
    ['<a b="1"c="2"/>', '1:9'],
    ['<a b="<"/>', '1:4'],
    ['<a>&nbsp;</a>', '1:4'],
    ['<a>&#0;</a>', '1:4'],
    ['<a>&#xD800;</a>', '1:4'],
    ['<a>&#x110000;</a>', '1:4'],
    ['<a b="&"/>', '1:3'],
    ['<a>\n<!-- ', '2:1'],
    ['<a><![CDATA[', '1:4'],
    ['< a/>', '1:1']
  ])('that is %j is refused at %s', (text, at) => {
    expect(problem(text)).toEqual({ code: 'not-xml', at })
  })

  it('declares nothing: no document type, no entities, no instructions', () => {
    const laughs = '<!DOCTYPE a [<!ENTITY b "&c;&c;"><!ENTITY c "ha">]><a>&b;</a>'
    for (const text of [laughs, '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>', '<?php x?><a/>'])
      expect(problem(text)).toEqual({ code: 'xml-declares', at: '1:1' })
    expect(problem('<a>\n<!ELEMENT b></a>')).toEqual({ code: 'xml-declares', at: '2:1' })
  })

  it('is refused with its place where it is too deep or holds too much', () => {
    const { depth } = IMPORT_LIMITS
    expect(problem('<a>'.repeat(depth) + '</a>'.repeat(depth))).toBeNull()
    expect(problem('<a>'.repeat(depth + 1))).toEqual({ code: 'too-deep', at: `1:${String(depth * 3 + 1)}` })
    expect(problem(`<r>${'<a/>'.repeat(XML_VALUES_MAX)}</r>`)).toEqual({ code: 'too-many-values', at: `1:${String(XML_VALUES_MAX * 4)}` })
    const names = Array.from({ length: XML_VALUES_MAX + 1 }, (_, nth) => ` a${String(nth)}=""`)
    expect(problem(`<r${names.join('')}/>`)).toMatchObject({ code: 'too-many-values' })
  })

  it('holds no attribute twice and no broken signs', () => {
    expect(problem('<a b="" b=""/>')).toEqual({ code: 'duplicate-key', at: '1:8' })
    expect(problem('<a>\n\u0007</a>')).toEqual({ code: 'bad-text', at: '2:1' })
    expect(problem('<a>\ud800</a>')).toEqual({ code: 'bad-text', at: '1:4' })
  })

  it('answers whatever it is given', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '/',
      'a',
      ' ',
      '"',
      "'",
      '=',
      '&',
      ';',
      '#',
      '!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<?xml ',
      '?>',
      '<a b="c">',
      '</a>',
      '\n'
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), pieces => {
        const tree = readXml(pieces.join(''))
        expect(tree.ok || /^\d+:\d+$/u.test(tree.error.at)).toBe(true)
      }),
      { numRuns: explored(5_000) }
    )
  })
})
