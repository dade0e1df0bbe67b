import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { filesNamedIn, OpenedFiles } from './opened-files'

describe('opened files', () => {
  it('wait until they are taken, the oldest first, each once', () => {
    const files = new OpenedFiles()
    expect(files.take()).toBeNull()
    files.add(['/a.flagship', '/b.flagship'])
    files.add(['/a.flagship'])
    expect([files.take(), files.take(), files.take()]).toEqual(['/a.flagship', '/b.flagship', null])
    files.add(['/a.flagship'])
    expect(files.take()).toBe('/a.flagship')
  })

  it('are told of when they come, and not when nothing new does', () => {
    const files = new OpenedFiles()
    let told = 0
    files.add(['/early.flagship'])
    files.onAdded(() => told++)
    files.add([])
    files.add(['/early.flagship'])
    expect(told).toBe(0)
    files.add(['/late.flagship'])
    expect(told).toBe(1)
  })
})

describe('a command line', () => {
  it('names files to open among everything else that stands on it', () => {
    const words = [
      '/opt/Flagship/flagship',
      '.',
      '--no-sandbox',
      '--profile=x.flagship',
      'Vast.flagship',
      '/tables/GAP.FLAGSHIP',
      'squad.xws',
      'main.js'
    ]
    expect(filesNamedIn(words, '/home')).toEqual(
      ['/home/Vast.flagship', '/tables/GAP.FLAGSHIP', '/home/squad.xws'].map(path => resolve(path))
    )
  })
  it('names them by address where a desktop hands them over, and what is no file of this computer not at all', () => {
    const table = resolve('/tables/L’été à 100 %.flagship')
    const { href } = pathToFileURL(table)
    expect(filesNamedIn([href, href.replace('file:', 'FILE:')], '/home')).toEqual([table, table])
    expect(filesNamedIn(['file:///tables%2fup.flagship', 'file://elsewhere%/x.flagship'], '/home')).toEqual([])
  })
})
