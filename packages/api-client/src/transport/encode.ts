/** Encodes a text for an address; unlike `encodeURIComponent` alone it takes any text. */
export const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
