import fs from 'node:fs';
import { program, root } from './places.mjs';
import { Problem } from './problem.mjs';
import { run } from './processes.mjs';

/** Has no windows to draw: a page costs it a third less. It rounds the widths of letters unless told not to. */
const LIGHT = '/usr/bin/chromium-headless-shell';
const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
/** Of Debian, the second where it has not the first. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const ATTEMPTS = 3;
const INSTALL_MS = 10 * 60_000;

const findKnown = (isLightFirst) =>
  (isLightFirst ? [LIGHT, ...KNOWN] : [...KNOWN, LIGHT]).find((file) => fs.existsSync(file));

async function installFromDebian(progress) {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (let attempt = 1; attempt <= ATTEMPTS && !findKnown(); attempt++) {
    await run('apt-get', ['update'], { env, timeout: INSTALL_MS });
    for (const name of PACKAGES) {
      progress(`installing ${name} with apt-get`);
      const args = ['install', '-y', '--no-install-recommends', name];
      const { code } = await run('apt-get', args, { env, timeout: INSTALL_MS, onLine: progress });
      if (code === 0) break;
    }
  }
}

async function installFromPlaywright(progress) {
  const { chromium } = await import('@playwright/test');
  if (!fs.existsSync(chromium.executablePath())) {
    progress('getting the browser of Playwright');
    const args = [program.playwright, 'install', 'chromium'];
    await run(process.execPath, args, { cwd: root, timeout: INSTALL_MS, onLine: progress });
  }
  return fs.existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** The path of a Chromium: the named one, an installed one, for the tests first the light one, or one that is installed now. */
export async function findBrowser(progress, { isLightFirst = false } = {}) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (fs.existsSync(named)) return named;
    throw new Problem(`CHROMIUM_PATH is ${named}, where there is nothing: correct it, or unset it.`);
  }
  if (!findKnown()) await installFromDebian(progress);
  const browser = findKnown(isLightFirst) ?? (await installFromPlaywright(progress));
  if (browser) return browser;
  throw new Problem('There is no browser for the tests: install Chromium or Chrome, or set CHROMIUM_PATH to one.');
}
