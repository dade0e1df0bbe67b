const TONE_HZ = 660
const TONE_S = 0.5
const LOUDNESS = 0.2

/** One soft tone that dies away. Without a sound card nothing is heard, and nothing fails. */
export function ring(): void {
  const sound = new AudioContext()
  const tone = new OscillatorNode(sound, { frequency: TONE_HZ })
  const volume = new GainNode(sound, { gain: LOUDNESS })
  volume.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + TONE_S)
  tone.connect(volume).connect(sound.destination)
  tone.onended = () => void sound.close()
  tone.start()
  tone.stop(sound.currentTime + TONE_S)
}
