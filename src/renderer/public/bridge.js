// The bridge of the browser shell: the two functions the preload gives a desktop window, over one WebSocket.
// A classic script, so that it has run before the first module asks for it. In a desktop window it does nothing.
;(() => {
  'use strict'
  if (window.flagship !== undefined) return

  const FIRST_RETRY_MS = 250
  const LAST_RETRY_MS = 4000
  /** How long a call waits for a line that is down. */
  const TIMEOUT_MS = 15000

  /** Calls that were sent and not yet answered, by id. */
  const asked = new Map()
  /** Calls that wait for the line, in order. */
  let waiting = []
  const listeners = new Set()
  let socket = null
  let lastId = 0
  let retryMs = FIRST_RETRY_MS
  let wasOpen = false

  const lost = detail => ({ ok: false, error: { code: 'io', detail } })

  const send = call => {
    asked.set(call.id, call.answer)
    socket.send(call.text)
  }

  const tell = news => {
    for (const listener of [...listeners]) listener(news)
  }

  const onOpen = () => {
    retryMs = FIRST_RETRY_MS
    for (const call of waiting) {
      clearTimeout(call.timer)
      send(call)
    }
    waiting = []
    // What was told while the line was down is gone, so everyone looks again.
    if (wasOpen) tell({ kind: 'campaigns.changed' })
    wasOpen = true
  }

  const onMessage = event => {
    const message = JSON.parse(event.data)
    if (message.news !== undefined) return tell(message.news)
    const answer = asked.get(message.id)
    asked.delete(message.id)
    if (answer !== undefined) answer(message.reply)
  }

  const onClose = () => {
    socket = null
    // Nobody knows whether these were done; the caller looks again.
    for (const answer of asked.values()) answer(lost('connection lost'))
    asked.clear()
    setTimeout(connect, retryMs)
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS)
  }

  const connect = () => {
    const line = new WebSocket(`ws://${location.host}${location.pathname === '/players' ? '/screen' : '/socket'}`)
    socket = line
    line.onopen = onOpen
    line.onmessage = onMessage
    line.onclose = onClose
  }

  const giveUp = call => {
    waiting = waiting.filter(other => other !== call)
    call.answer(lost('no connection'))
  }

  const call = (name, args) =>
    new Promise(answer => {
      lastId += 1
      const entry = { id: lastId, text: JSON.stringify({ id: lastId, call: name, args }), answer, timer: undefined }
      if (socket !== null && socket.readyState === WebSocket.OPEN) return send(entry)
      entry.timer = setTimeout(() => giveUp(entry), TIMEOUT_MS)
      waiting.push(entry)
    })

  const onNews = listener => {
    const pass = news => listener(news)
    listeners.add(pass)
    return () => void listeners.delete(pass)
  }

  Object.defineProperty(window, 'flagship', { value: Object.freeze({ call, onNews }), enumerable: true })
  connect()
})()
