import { shallowRef } from 'vue'

/** Language tag of the operating system, such as fr-CA. Sets the date style if its language is the one shown. */
export const systemTag = shallowRef('en-GB')
