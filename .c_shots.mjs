import { chromium } from 'playwright';
const base='http://lds.localhost:4103';
const paths = process.argv[3].split(','), who = process.argv[2];
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
let state;
for (const [w,h] of [[1440,900],[390,844]]) for (const locale of ['en','de']) {
  const c = await b.newContext({viewport:{width:w,height:h}, locale: locale==='de'?'de-DE':'en-GB', storageState: state});
  const p = await c.newPage();
  p.on('console', m=>{ if(m.type()==='error') console.log('console', locale, w, m.text().slice(0,600)); });
  p.on('pageerror', e=>console.log('pageerror', locale,w,e.message.slice(0,600)));
  if (!state) {
    await p.goto(base+'/desk/signin',{waitUntil:'load',timeout:120000});
    const href = await p.locator(`[data-demonstration] a`,{hasText:who}).first().getAttribute('href');
    await p.goto(base+href,{waitUntil:'load',timeout:120000});
    await p.waitForURL(u=>!/signin|identity/.test(u.pathname),{timeout:90000}).catch(e=>console.log('signin',p.url()));
    state = await c.storageState();
  }
  await c.addCookies([{name:'locale',value:locale,url:base}]);
  for (const path of paths) {
    const r = await p.goto(base+path,{waitUntil:'load',timeout:120000});
    await p.waitForTimeout(2500);
    const name=path.replace(/[^a-z0-9]+/gi,'_');
    if (path.includes('calendar')) {
      try {
      await p.locator('[data-place="1 5"]').click({timeout:20000});
      await p.locator('[data-place="1 8"]').click({timeout:5000});
      const inp = p.locator('main form input');
      await inp.nth(0).fill('1240'); await inp.nth(1).fill('1'); await inp.nth(3).fill('5');
      await p.screenshot({path:`/tmp/c_shots/${name}_${locale}_${w}_edit.png`,fullPage:true});
      if (w===1440) { await p.locator('main form button[type=submit]').click(); await p.waitForTimeout(4000);
        console.log('after apply', await p.locator('[role=alert]').allInnerTexts()); }
      } catch(e) { console.log('edit', e.message.slice(0,300)); }
    }
    if (path.includes('content')) { await p.locator('main summary').nth(1).click().catch(()=>{}); await p.locator('main summary').nth(0).click().catch(()=>{}); }
    await p.waitForTimeout(500);
    await p.screenshot({path:`/tmp/c_shots/${name}_${locale}_${w}.png`,fullPage:true});
    console.log(locale,w,path,r.status(),'overflow', await p.evaluate(()=>document.documentElement.scrollWidth-innerWidth), p.url());
  }
  await c.close();
}
await b.close();
