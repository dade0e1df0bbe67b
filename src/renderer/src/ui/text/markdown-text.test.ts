import { mount } from '@vue/test-utils'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import MarkdownText from './markdown-text'

const html = (text: string): string => mount(MarkdownText, { props: { text } }).html({ raw: true })

describe('Markdown', () => {
  it('is drawn as elements: headings below those of the screen, lists, tables, what stands out', () => {
    expect(html('# Toll')).toBe('<div class="markdown"><h3>Toll</h3></div>')
    expect(html('a **b** *c* ~~d~~ `e`')).toBe(
      '<div class="markdown"><p>a <strong>b</strong> <em>c</em> <del>d</del> <code>e</code></p></div>'
    )
    expect(html('3. x\n4. y')).toBe('<div class="markdown"><ol start="3"><li>x</li><li>y</li></ol></div>')
    expect(html('|a|\n|-|\n|b|')).toContain('<tbody><tr><td>b</td></tr></tbody>')
    expect(html('- [x] sworn')).toContain('aria-label="[x]"')
    expect(html('> said\nso')).toContain('<blockquote><p>said<br>so</p></blockquote>')
  })

  it('keeps the lines of what is typed, and folds those of what is folded', () => {
    expect(html('a\nb')).toContain('<p>a<br>b</p>')
    const made = mount(MarkdownText, { props: { text: 'a\nb', isFolded: true } })
    expect(made.findAll('br')).toHaveLength(0)
  })

  it('runs nothing: tags stand as typed, a link is followed by its address, a picture is its description', () => {
    expect(html('<b onclick="x">y</b>')).toContain('&lt;b onclick="x"&gt;y&lt;/b&gt;')
    expect(html('[go](javascript:x)')).toContain('go (javascript:x)')
    expect(html('![map](http://x/y.png)')).toBe('<div class="markdown"><p>map</p></div>')
    expect(html('<https://a.example>')).toContain('<p>https://a.example</p>')
  })

  it('has no element but these, whatever is typed', () => {
    const parts = [
      '<script>',
      '<img src=x onerror=y>',
      '[a](b)',
      '![a](b)',
      '# ',
      '- [ ] ',
      '> ',
      '`',
      '*',
      '|',
      '\n',
      'x',
      '&lt;',
      '[a]: b'
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 30 }), words => {
        const made = mount(MarkdownText, { props: { text: words.join('') } })
        const names = [...made.element.querySelectorAll('*')].map(one => one.tagName.toLowerCase())
        expect(
          names.filter(
            name => !/^(?:h[3-6]|[pbh]r|p|ul|ol|li|input|strong|em|del|code|pre|blockquote|table|t[hdr]|thead|tbody)$/u.test(name)
          )
        ).toEqual([])
      })
    )
  })

  it('is plain where it is too deep to be read', () => {
    expect(html('>'.repeat(20_000))).toContain('&gt;&gt;&gt;')
  })
})
