import { findChromium, findHeadlessShell } from './chromium.ts';

/** Chromium accepts only one list: this replaces Playwright's own, and repeats the names that matter here. */
const disabledFeatures = [
  // In version 156, each window loads two pages for its address bar. Nobody sees them here, and they cost as much CPU time
  // as one of our pages.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // From Playwright's list: what contacts other hosts at the start, or behaves differently under automation.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** How every test starts its browser. Only `hasPdfViewer` shows PDFs; it takes more CPU time. */
export function chromiumLaunchOptions({ hasPdfViewer = false } = {}) {
  const path = (hasPdfViewer ? undefined : findHeadlessShell()) ?? findChromium();
  return {
    ...(path && { executablePath: path }),
    // Chromium's sandbox refuses to start as root.
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      '--disable-background-networking',
      '--no-proxy-server',
      `--disable-features=${disabledFeatures.join(',')}`,
      // No test may depend on another host. Blocking them here, and not with Playwright's routes, keeps the browser's cache on.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  };
}
