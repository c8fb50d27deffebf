const DOCUMENT =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d. ]+" width="\d+" height="\d+"><title>[^<>]*<\/title>(?:<path(?: fill-rule="evenodd")? fill="#[0-9A-F]{6}" d="[mlqcz\d .-]*"\/>)+<\/svg>$/;

/** True for exactly the documents that the writer makes: no script, style, link or foreign address can be in one. */
export const isSafeSvg = (svg: string): boolean => DOCUMENT.test(svg);
