import fs from 'node:fs';
import { program, root } from './places.mjs';
import { Problem } from './problem.mjs';
import { run } from './processes.mjs';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const ATTEMPTS = 3;
const INSTALL_MS = 10 * 60_000;

const findKnown = () => KNOWN.find((file) => fs.existsSync(file));

async function installFromDebian(progress) {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (let attempt = 1; attempt <= ATTEMPTS && !findKnown(); attempt++) {
    progress('installing chromium with apt-get');
    await run('apt-get', ['update'], { env, timeout: INSTALL_MS });
    const args = ['install', '-y', '--no-install-recommends', 'chromium'];
    await run('apt-get', args, { env, timeout: INSTALL_MS, onLine: progress });
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

/** The path of a Chromium for the tests: the named one, an installed one, or one that is installed now. */
export async function findBrowser(progress) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (fs.existsSync(named)) return named;
    throw new Problem(`CHROMIUM_PATH is ${named}, where there is nothing: correct it, or unset it.`);
  }
  if (!findKnown()) await installFromDebian(progress);
  const browser = findKnown() ?? (await installFromPlaywright(progress));
  if (browser) return browser;
  throw new Problem('There is no browser for the tests: install Chromium or Chrome, or set CHROMIUM_PATH to one.');
}
