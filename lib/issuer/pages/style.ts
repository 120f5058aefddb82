/** The sign-in pages' one stylesheet, in the page itself: nothing else is loaded before the form can be used. */
export function pageStyle(asset: (name: string) => string): string {
  const font = (family: string, weight: string, name: string) =>
    `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:url(${asset(name)}) format("woff2")}`;
  return `
${font('Lato', '400', 'lato-400.woff2')}
${font('Lato', '700', 'lato-700.woff2')}
${font('Newsreader', '300', 'newsreader-300.woff2')}
@font-face{font-family:"Lato Fallback";src:local("Arial");size-adjust:97.7%;ascent-override:101%;descent-override:21.8%}
:root{--paper:#fbfaf7;--ink:#1b2423;--soft:#55605e;--line:#e6e1d8;--input:#7f8886;--deep:#0f2a2b;--negative:#b3261e;--positive:#1f7a4d}
*{box-sizing:border-box;margin:0}
html{-webkit-text-size-adjust:100%}
body{background:var(--paper);color:var(--ink);font:400 14px/20px Lato,"Lato Fallback","Helvetica Neue",Arial,sans-serif;-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility;overflow-wrap:break-word}
a{color:inherit;text-decoration:none}
button,input{font:inherit;color:inherit}
button{cursor:pointer}
:focus-visible{outline:2px solid var(--main-ink);outline-offset:2px;border-radius:4px}
.serif{font-family:Newsreader,"Iowan Old Style",Georgia,serif;font-weight:300;font-optical-sizing:auto;letter-spacing:-.018em;text-wrap:balance}
.soft{color:var(--soft)}
.frame{display:grid;grid-template-columns:minmax(0,1fr) 560px;min-height:100vh}
.view{position:sticky;top:0;height:100vh;background:var(--deep);overflow:hidden}
.view img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover;object-position:46% 50%}
.view::after{content:"";position:absolute;inset:50% 0 0;background:linear-gradient(180deg,rgb(15 42 43/0),rgb(15 42 43/.62) 55%,rgb(15 42 43/.86))}
.claim{position:absolute;z-index:1;inset:auto 48px 44px;color:#fff}
.claim::before{content:"";display:block;width:48px;height:2px;background:var(--accent);margin-bottom:18px}
.claim p{font-size:30px;line-height:38px;max-width:23em}
.side{display:grid;grid-template:auto 1fr auto/minmax(0,1fr) auto;column-gap:16px;align-items:center;padding:32px 80px;min-width:0}
.top{grid-area:1/1}
.mark{display:flex;align-items:center;gap:12px;color:var(--main-ink);font-size:12px;line-height:14px;letter-spacing:.14em;text-transform:uppercase;font-weight:700}
.mark i{width:2px;height:24px;flex:none;background:var(--accent)}
.mark img{flex:none}
.languages{grid-area:1/2}
.languages ul{display:flex;gap:16px;font-size:13px;list-style:none;padding:0}
.languages a,.languages b,.languages button{display:block;line-height:24px;border:solid transparent;border-width:0 0 2px;padding:0;background:none}
.languages b{border-bottom-color:var(--accent)}
.languages a,.languages button{color:var(--soft)}
.languages a:hover,.languages button:hover{color:var(--ink)}
.main{grid-area:2/1/3/3;min-width:0;padding:48px 0}
h1{font-size:44px;line-height:52px}
.lead{font-size:16px;line-height:24px;margin:4px 0 28px;color:var(--soft)}
.note{font-size:14px;line-height:22px;margin:0 0 16px}
.told{border-left:2px solid var(--positive);padding:2px 0 2px 12px;margin:0 0 20px;font-size:14px;line-height:22px}
.alert{border-left:2px solid var(--negative);padding:2px 0 2px 12px;margin:0 0 20px;color:var(--negative);font-size:14px;line-height:22px}
.field{margin-top:18px}
.field:first-child,.pair .field{margin-top:0}
.row{display:flex;justify-content:space-between;gap:16px}
label{font-weight:700;font-size:13px;line-height:24px}
label .soft{font-weight:400}
.box{position:relative;margin-top:4px}
input:not([type=checkbox]){display:block;width:100%;height:44px;border:1px solid var(--input);border-radius:6px;background:#fff;padding:0 14px;font-size:16px}
input:not([type=checkbox]):focus-visible{outline-offset:0;border-color:var(--main-ink)}
input[aria-invalid]{border-color:var(--negative);box-shadow:inset 0 0 0 1px var(--negative)}
.secret input{padding-right:96px}
.secret button{position:absolute;right:6px;top:6px;height:32px;padding:0 10px;border:0;border-radius:4px;background:none;font-size:13px;font-weight:700;color:var(--main-ink)}
.error{color:var(--negative);font-size:13px;line-height:20px;margin-top:6px}
.help{color:var(--soft);font-size:13px;line-height:20px;margin-top:6px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:16px}
.stay{display:flex;gap:10px;align-items:center;font-weight:400;font-size:14px;margin:16px 0 20px;min-height:24px}
.stay input{appearance:none;width:18px;height:18px;flex:none;border:1.5px solid var(--input);border-radius:4px;background:#fff;display:grid;place-items:center;margin:0}
.stay input:checked{background:var(--main);border-color:var(--main)}
.stay input:checked::after{content:"";width:9px;height:5px;border:solid var(--on-main);border-width:0 0 2px 2px;transform:translateY(-1px) rotate(-45deg)}
.primary{display:flex;align-items:center;justify-content:center;width:100%;min-height:44px;padding:8px 14px;border:1px solid var(--main);border-radius:6px;background:var(--main);color:var(--on-main);font-weight:700;font-size:16px;margin-top:24px;text-align:center}
.stay+.primary,.lead+.primary,.note+.primary{margin-top:0}
.primary:hover{background:var(--main-hover);border-color:var(--main-hover);color:var(--on-main-hover)}
.quiet{display:flex;align-items:center;justify-content:center;width:100%;min-height:44px;padding:8px 14px;border:1px solid #cfcabf;border-radius:6px;background:#fff;font-weight:700;margin-top:12px;text-align:center}
.quiet:hover{border-color:var(--input)}
.link{color:var(--main-ink);font-weight:700;font-size:13px;line-height:24px;display:inline-flex;gap:6px;align-items:center}
.link:hover{text-decoration:underline;text-underline-offset:3px}
.link.plain{font-weight:400;text-decoration:underline;text-decoration-color:color-mix(in srgb,currentColor 35%,transparent);text-underline-offset:3px}
.link.plain:hover{text-decoration-color:currentColor}
.link svg{width:16px;height:16px;fill:none;stroke:currentColor;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}
.aside{margin-top:16px;display:flex;flex-wrap:wrap;column-gap:8px;align-items:center;line-height:24px}
.section{margin-top:36px;padding-top:20px;border-top:1px solid var(--line)}
h2{font-size:16px;line-height:24px;font-weight:700}
h2+p{margin:2px 0 8px}
h3{font-size:12px;line-height:18px;color:var(--soft);font-weight:400;margin:16px 0 6px}
.people{list-style:none;padding:0;display:grid;grid-template-columns:repeat(2,minmax(0,1fr));column-gap:16px}
.people li{border-top:1px solid var(--line)}
.people button{display:flex;flex-direction:column;width:100%;height:100%;padding:8px 0 10px;border:0;background:none;text-align:left}
.people b,.people span{display:block}
.people b{font-size:14px;line-height:20px;color:var(--main-ink)}
.people span{font-size:12px;line-height:16px;color:var(--soft)}
.people button:hover b{text-decoration:underline;text-underline-offset:3px}
.foot{grid-area:3/1/4/3;display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 16px;font-size:12px;line-height:24px;color:var(--soft)}
.foot a{text-decoration:underline;text-underline-offset:3px;margin-left:16px}
.foot a:first-child{margin-left:0}
[hidden]{display:none!important}
@media (max-width:1100px){.claim{inset:auto 40px 40px}.claim p{font-size:24px;line-height:32px}.frame{grid-template-columns:minmax(0,1fr) 460px}.side{padding:32px 40px}}
@media (max-width:800px){
.frame{display:block}.view{position:relative;height:264px}.view img{object-position:50% 42%}.view::after{inset:0;background:linear-gradient(180deg,rgb(15 42 43/0),rgb(15 42 43/.6) 50%,rgb(15 42 43/.86))}
.claim{inset:auto 16px 18px}.claim p{font-size:20px;line-height:26px}.claim::before{width:32px;margin-bottom:10px}
.side{margin:0 auto;max-width:552px;padding:16px;min-height:calc(100vh - 264px)}.small .side{min-height:calc(100vh - 132px)}.main{align-self:start;padding:24px 0 28px}
h1{font-size:34px;line-height:40px}.lead{margin-bottom:20px}
.small .view{height:132px}.small .claim{display:none}
}
@media (max-width:360px){.pair,.people{grid-template-columns:minmax(0,1fr)}}
@media (prefers-reduced-motion:no-preference){.primary,.quiet{transition:background-color .15s ease-out,border-color .15s ease-out}}
@media print{.view,.languages{display:none}.frame{display:block}}
`;
}
