/** In the page: the time from each click to the frame after the newest line appears at the end of the log. */
export function meter() {
  const list = document.querySelector('.lines')
  const newest = () => Math.max(...[...list.children].map(row => Number(row.getAttribute('aria-posinset'))))
  let known = newest()
  let start = 0
  window.meterTimes = []
  addEventListener('click', event => (start = event.timeStamp), { capture: true })
  new MutationObserver(() => {
    if (newest() <= known) return
    known = newest()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => window.meterTimes.push(performance.now() - start)
      port2.postMessage(null)
    })
  }).observe(list, { subtree: true, childList: true, attributes: true })
}
