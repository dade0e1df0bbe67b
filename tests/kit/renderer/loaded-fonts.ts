/** The fonts of the document, which happy-dom leaves out: all of them are there, and none loads. */
if (!('fonts' in document)) {
  Object.defineProperty(document, 'fonts', { value: Object.assign(new EventTarget(), { ready: Promise.resolve() }), configurable: true })
}
