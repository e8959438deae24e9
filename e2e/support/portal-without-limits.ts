// The program that run-portal.ts starts: the portal itself, without its limits on the number of calls. All journeys come
// from one address, and a faster machine signs in more often in a minute than any limit allows.
import { features, seeds } from '../../packages/server/src/features.ts';
import { readConfig } from '../../packages/server/src/platform/config/config.ts';
import { withoutLimits } from '../../packages/server/src/platform/http/test/test-limits.ts';
import { startPortal } from '../../packages/server/src/platform/start-portal.ts';
import { stopOnSignals } from '../../packages/server/src/platform/stop-on-signals.ts';

const config = { ...readConfig(), requestsPerMinute: Number.MAX_SAFE_INTEGER };
const starting = startPortal({ config, features: features.map(withoutLimits), seeds });
stopOnSignals(async () => (await starting).stop(), { starting, delaySeconds: config.stopDelaySeconds });
await starting;
