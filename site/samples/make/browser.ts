import { type Browser, chromium } from 'playwright-core';

/** Debian's Chromium, or the one that `CHROMIUM_PATH` names. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--force-color-profile=srgb'],
  });
}
