import { ref, watch, type Ref } from 'vue'
import { SECTIONS, type SectionId } from './settings-sections'
import { matchesText } from '../../ui/text/matches-text'

/**
 * Finds settings by what stands on the page, so that no list of words has to be kept beside it. Of a section whose heading has not all the
 * words, only the lines that do are left; a section without any is left out.
 */
export function useSettingsSearch(words: Readonly<Ref<string>>): Readonly<Ref<readonly SectionId[]>> {
  const found = ref<readonly SectionId[]>(SECTIONS)

  watch(words, typed => (found.value = SECTIONS.filter(id => hasWords(document.getElementById(`settings-${id}`), typed))))
  return found
}

function hasWords(section: HTMLElement | null, typed: string): boolean {
  if (section === null) return false
  const isWhole = matchesText(section.querySelector('h2')?.textContent ?? '', typed)
  for (const line of section.querySelectorAll<HTMLElement>('[data-setting]')) {
    line.hidden = !isWhole && !matchesText(line.textContent, typed)
  }
  return isWhole || matchesText(section.textContent, typed)
}
