const FORCED = /\(forced-colors: active\)/;
const NOT_FORCED = /\(forced-colors: none\)/;
/** What the media queries said before. */
const meant = new Map<CSSMediaRule, string>();

/**
 * Makes what the style sheets say of forced colours hold, or lets it depend on the reader again. Our own rules and the
 * system's colours are shown; that a browser paints over everything else is not. The tests have the browser do it.
 */
export function pretendForcedColors(active: boolean): void {
  for (const [rule, media] of meant) rule.media.mediaText = media;
  meant.clear();
  if (active) for (const { cssRules } of document.styleSheets) force(cssRules);
}

function force(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const { mediaText } = rule.media;
      const says = FORCED.test(mediaText) ? 'all' : NOT_FORCED.test(mediaText) ? 'not all' : undefined;
      if (says !== undefined) {
        meant.set(rule, mediaText);
        rule.media.mediaText = says;
      }
    }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) force(rule.cssRules);
  }
}
