// The bridge of the browser shell: the two functions the preload gives a desktop window, over one WebSocket.
// A classic script, so that it has run before the first module asks for it. In a desktop window it does nothing.
;(() => {
  'use strict'
  if (window.flagship !== undefined) return

  const FIRST_RETRY_MS = 250
  const LAST_RETRY_MS = 4000
  /** How long a call waits for a line that was never there. */
  const TIMEOUT_MS = 15000
  /** How long the calls that wait let those who look again go first, once the line is back. */
  const LOOK_MS = 3000

  /** Calls that were sent and not yet answered, by id. */
  const asked = new Map()
  /** Calls that wait for the line, in order. */
  let waiting = []
  const listeners = new Set()
  let socket = null
  let lastId = 0
  let retryMs = FIRST_RETRY_MS
  let wasOpen = false
  /** Whether the line was there and is down. */
  let isDown = false
  /** Answers to those who look again; null while nobody does. */
  let looking = null

  const lost = detail => ({ ok: false, error: { code: 'io', detail } })

  const send = call => {
    asked.set(call.id, call.answer)
    socket.send(call.text)
  }

  const tell = news => {
    for (const listener of [...listeners]) listener(news)
  }

  const sendWaiting = () => {
    if (socket === null || socket.readyState !== WebSocket.OPEN) return
    for (const call of waiting) {
      clearTimeout(call.timer)
      send(call)
    }
    waiting = []
  }

  const onOpen = () => {
    retryMs = FIRST_RETRY_MS
    if (!wasOpen) {
      wasOpen = true
      return sendWaiting()
    }
    isDown = false
    // What was told while the line was down is gone, and another run of the program may be there, with no battle open: everyone looks
    // again, and only then what was done meanwhile is sent.
    looking = []
    tell({ kind: 'host.line', isDown })
    const answers = looking
    looking = null
    tell({ kind: 'campaigns.changed' })
    if (answers.length === 0) return sendWaiting()
    const late = new Promise(resolve => setTimeout(resolve, LOOK_MS))
    void Promise.race([Promise.all(answers), late]).then(sendWaiting)
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
    if (wasOpen && !isDown) {
      isDown = true
      tell({ kind: 'host.line', isDown })
    }
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

  const call = (name, args) => {
    const answered = new Promise(answer => {
      lastId += 1
      const entry = { id: lastId, text: JSON.stringify({ id: lastId, call: name, args }), answer, timer: undefined }
      const isOpen = socket !== null && socket.readyState === WebSocket.OPEN
      if (isOpen && (looking !== null || waiting.length === 0)) return send(entry)
      // A page whose line was there keeps everything until it is back, and says so.
      if (!wasOpen) entry.timer = setTimeout(() => giveUp(entry), TIMEOUT_MS)
      waiting.push(entry)
    })
    if (looking !== null) looking.push(answered)
    return answered
  }

  const onNews = listener => {
    const pass = news => listener(news)
    listeners.add(pass)
    return () => void listeners.delete(pass)
  }

  Object.defineProperty(window, 'flagship', { value: Object.freeze({ call, onNews }), enumerable: true })
  connect()
})()
