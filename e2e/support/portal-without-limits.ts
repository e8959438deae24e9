// The program that run-portal.ts starts: the portal itself, without its limits on the number of calls and on the time of a
// drawing. All journeys come from one address, and a faster machine signs in more often in a minute than any limit allows;
// a slower one, shared by many browsers, draws a PDF in more than a minute.
import { features, seeds } from '../../packages/server/src/features.ts';
import { readConfig } from '../../packages/server/src/platform/config/config.ts';
import { withoutLimits } from '../../packages/server/src/platform/http/test/test-limits.ts';
import { drawingLimits } from '../../packages/server/src/platform/pdf/draw-apart.ts';
import { startPortal } from '../../packages/server/src/platform/start-portal.ts';
import { stopOnSignals } from '../../packages/server/src/platform/stop-on-signals.ts';

drawingLimits.longestMs = 1_800_000;
const config = { ...readConfig(), requestsPerMinute: Number.MAX_SAFE_INTEGER };
const starting = startPortal({ config, features: features.map(withoutLimits), seeds });
stopOnSignals(async () => (await starting).stop(), { starting, delaySeconds: config.stopDelaySeconds });
await starting;
