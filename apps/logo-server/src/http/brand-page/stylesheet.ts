/** The look of a brand page: the logo leads, the rest is a quiet sheet of facts. Printed it is one page of A4. */
export const BRAND_STYLESHEET = `
* { box-sizing: border-box; }
html { --good: #1a6b3c; --care: #8a4b00; }
@media screen and (prefers-color-scheme: dark) { html { --good: #7ed8a0; --care: #f2b866; } }
body { margin: 0; padding: 24px; background: var(--paper); color: var(--ink); font: 1rem/1.5 var(--text); overflow-wrap: break-word; }
main, footer { max-width: 64rem; margin: 0 auto; }
h1, h2, h3, p, ul, dl, dd { margin: 0; padding: 0; }
ul { list-style: none; }
h1 { font: 700 clamp(2rem, 1.4rem + 2.4vw, 3rem)/1.05 var(--display); letter-spacing: -.03em; text-wrap: balance; overflow-wrap: anywhere; }
h2 { font: 700 1.375rem/1.2 var(--display); letter-spacing: -.02em; margin-bottom: 16px; }
h3 { font-size: 1rem; font-weight: 600; }
section { margin-top: 40px; padding-top: 24px; border-top: 1px solid var(--edge); }
a { color: var(--accent); text-underline-offset: 3px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 2px; }
.cover { display: grid; gap: 24px 48px; align-items: center; padding: 16px 0; }
.mark img { display: block; width: 100%; height: min(46vh, 22rem); object-fit: contain; }
.lead { margin-top: 12px; color: var(--muted); text-wrap: pretty; }
.main-files { margin-top: 24px; display: flex; flex-wrap: wrap; gap: 8px; }
.button {
  display: inline-flex; align-items: center; gap: 8px; min-height: 44px; padding: 8px 16px; border-radius: 6px;
  border: 1px solid var(--control); background: var(--raised); color: var(--ink); text-decoration: none;
}
.button:first-child { background: var(--accent); border-color: var(--accent); color: var(--accent-ink); }
.button:hover { border-color: var(--ink); }
.button:first-child:hover { background: var(--accent-strong); border-color: var(--accent-strong); }
.icon { width: 1.25rem; height: 1.25rem; flex: none; }
.versions { display: grid; gap: 24px 16px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); }
.ground { aspect-ratio: 16 / 10; padding: 8%; border: 1px solid var(--edge); border-radius: 10px; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.ground img { display: block; width: 100%; height: 100%; object-fit: contain; }
.white { background: #fff; } .dark { background: #111318; } .black { background: #000; } .own { background: var(--own); }
.version-name { margin-top: 8px; font-weight: 600; }
.version-files { display: flex; flex-wrap: wrap; gap: 0 4px; margin-left: -8px; }
.version-files a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 8px; }
.colours { display: grid; gap: 24px 16px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); }
.colours li { display: flex; gap: 16px; align-items: flex-start; }
.swatch { flex: none; width: 5rem; height: 6.5rem; border: 1px solid var(--edge); border-radius: 10px; }
dl > div { display: flex; flex-wrap: wrap; align-items: center; gap: 0 8px; min-height: 1.75rem; }
dt { width: 3.25rem; color: var(--muted); font-size: .875rem; }
code { font: .875rem/1.5 ui-monospace, 'JetBrains Mono', monospace; user-select: all; }
.copy { min-height: 44px; margin: -8px 0; padding: 0 8px; border: 0; background: none; color: var(--accent); font: 600 .875rem/1 var(--text); text-decoration: underline; text-underline-offset: 3px; cursor: pointer; }
.note { margin-top: 16px; color: var(--muted); font-size: .875rem; }
.said { margin-top: 4px; min-height: 1.5em; }
.findings { display: grid; gap: 16px 32px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr)); }
.findings li { display: flex; gap: 12px; align-items: flex-start; }
.findings .icon { margin-top: 2px; }
.findings p { color: var(--muted); text-wrap: pretty; }
.good .icon, .good .kind { color: var(--good); } .care .icon, .care .kind { color: var(--care); }
.kind { margin-left: 4px; font-size: .875rem; font-weight: 600; white-space: nowrap; }
footer { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; margin-top: 48px; padding: 16px 0; border-top: 1px solid var(--edge); color: var(--muted); font-size: .875rem; }
footer a { display: inline-flex; align-items: center; min-height: 44px; color: var(--ink); }
footer svg { height: 1.25rem; width: auto; display: block; }
.gone { max-width: 34rem; margin: 18vh auto 0; }
@media (min-width: 48rem) { .cover { grid-template-columns: 3fr 2fr; padding: 32px 0; } }
@media (max-width: 30rem) { body { padding: 16px; } .button { flex: 1 1 100%; } }
@media (forced-colors: active) { .swatch, .ground { forced-color-adjust: none; } }
@page { size: A4; margin: 12mm; }
@media print {
  body { padding: 0; background: none; font-size: 8.5pt; line-height: 1.35; }
  main, footer { max-width: none; }
  h1 { font-size: 22pt; } h2 { font-size: 11pt; margin-bottom: 2mm; } h3 { font-size: 8.5pt; }
  section { margin-top: 4mm; padding-top: 3mm; }
  .cover { grid-template-columns: 3fr 2fr; gap: 8mm; padding: 0; }
  .mark img { height: 48mm; }
  .lead { margin-top: 2mm; }
  .main-files, .version-files, .said, .copy, footer a { display: none; }
  .versions { grid-template-columns: repeat(6, 1fr); gap: 3mm; }
  .ground { border-radius: 1.5mm; }
  .version-name { margin-top: 1mm; font-size: 7.5pt; }
  .colours { grid-template-columns: repeat(4, 1fr); gap: 3mm; }
  .colours li { gap: 3mm; }
  .swatch { width: 14mm; height: 17mm; }
  dl > div { min-height: 0; } dt { width: 9mm; font-size: 7.5pt; } code { font-size: 7.5pt; }
  .note { margin-top: 2mm; font-size: 7.5pt; }
  .findings { grid-template-columns: 1fr 1fr; gap: 2mm 6mm; }
  .findings li { gap: 2mm; break-inside: avoid; }
  .kind { font-size: 7.5pt; }
  .icon { width: 4mm; height: 4mm; }
  footer { margin-top: 4mm; padding: 2mm 0 0; font-size: 7.5pt; }
}
`;
