// WebKitGTK, the engine of Safari in the packages of Debian: its driver needs a screen and a bus of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openWindow } from './webdriver.mjs';

/** What WebKit needs: each package, and a file of it. */
export const webkitPackages = {
  'webkit2gtk-driver': 'WebKitWebDriver',
  'gir1.2-webkit2-4.1': '/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib',
  'python3-gi': '/usr/lib/python3/dist-packages/gi/__init__.py',
  xvfb: 'Xvfb',
  'dbus-daemon': 'dbus-run-session',
};

const windowProgram = fileURLToPath(new URL('webkit-window.py', import.meta.url));
// Only a driver that hangs reaches this limit, even on a slow machine.
const readyMs = 300_000;

/** Opens a window of WebKit; `stop` ends all that was started for it. */
export async function startWebkit(port) {
  const started = [];
  const launch = (file, args, options) => {
    const child = spawn(file, args, { detached: true, ...options });
    started.push(child);
    return child;
  };
  const stop = () => {
    for (const { pid } of started.reverse()) {
      try {
        process.kill(-pid, 'SIGTERM');
      } catch {
        // The program has ended by itself.
      }
    }
  };
  try {
    const screen = launch('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [display] = await once(screen.stdio[3], 'data');
    launch('dbus-run-session', ['--', 'WebKitWebDriver', '--host=127.0.0.1', `--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${String(display).trim()}`,
        // Root may not start the sandbox, and a container often refuses it: only our own portal is opened here.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        LIBGL_ALWAYS_SOFTWARE: '1',
        NO_AT_BRIDGE: '1',
      },
    });
    const url = `http://127.0.0.1:${port}`;
    await untilReady(url);
    const options = { binary: windowProgram, args: [] };
    const window = await openWindow(url, { 'webkitgtk:browserOptions': options });
    return { window, stop, version: `WebKitGTK ${window.version}` };
  } catch (error) {
    stop();
    throw error;
  }
}

async function untilReady(url) {
  const deadline = performance.now() + readyMs;
  while (performance.now() < deadline) {
    const isReady = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await wait(200);
  }
  throw new Error('WebKitWebDriver does not answer.');
}
