type Names = readonly (readonly [sign: RegExp, name: string])[];

/** The first that fits: most browsers also say that they are the ones below them. */
const BROWSERS: Names = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(intosh| OS)\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: Names, text: string) => names.find(([sign]) => sign.test(text))?.[1];

/**
 * What a User-Agent says in words that its owner knows again: 'Chrome en Windows'. Only these words are kept, as the
 * header itself tells people apart.
 * @returns undefined when it names no browser and no system
 */
export function deviceOf(userAgent: string | undefined): string | undefined {
  if (userAgent === undefined) return undefined;
  const browser = nameIn(BROWSERS, userAgent);
  const system = nameIn(SYSTEMS, userAgent);
  return browser !== undefined && system !== undefined ? `${browser} en ${system}` : (browser ?? system);
}
