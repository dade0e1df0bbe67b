import { EventEmitter } from 'node:events'
import { resolve } from 'node:path'
import type { App } from 'electron'
import { beforeEach, describe, expect, it } from 'vitest'
import { OpenedFiles } from '../exchange/opened-files'
import { listenForOpenedFiles } from './listen-for-opened-files'

let app = new EventEmitter()
let files = new OpenedFiles()
let forward = 0

beforeEach(() => {
  app = new EventEmitter()
  files = new OpenedFiles()
  forward = 0
})

const hear = (...words: readonly string[]): void =>
  listenForOpenedFiles(app as unknown as Pick<App, 'on'>, words, '/table', files, () => (forward += 1))

function all(): readonly string[] {
  const path = files.take()
  return path === null ? [] : [path, ...all()]
}

describe('files to open', () => {
  it('come with the start', () => {
    hear('flagship', 'Vast.flagship')
    expect(all()).toEqual([resolve('/table/Vast.flagship')])
  })

  it('come with a second start, seen from where that one was made', () => {
    hear('flagship')
    app.emit('second-instance', {}, ['flagship', '--flag', 'Gap.flagship'], '/elsewhere')
    app.emit('second-instance', {}, ['flagship'], '/elsewhere')
    expect(all()).toEqual([resolve('/elsewhere/Gap.flagship')])
  })

  it('come by event on a Mac, and nobody else opens them', () => {
    hear('flagship')
    let isPrevented = false
    app.emit('open-file', { preventDefault: () => (isPrevented = true) }, '/tables/Gap.flagship')
    app.emit('open-file', { preventDefault: () => undefined }, '/tables/song.mp3')
    expect([isPrevented, forward]).toEqual([true, 2])
    expect(all()).toEqual([resolve('/tables/Gap.flagship')])
  })
})
