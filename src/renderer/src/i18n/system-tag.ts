import { shallowRef } from 'vue'

/** Language tag of the operating system, such as fr-CA. Decides the style of dates where its language is the one shown. */
export const systemTag = shallowRef('en-GB')
