import { sessionEndpoints } from '@asso/contract/compte/session.endpoints';
import { compteProblems } from '@asso/domain/compte/compte.problems';
import { feature } from '../platform/feature.ts';
import { authenticator } from './authenticator.ts';
import { passwordHasher } from './password-hasher.ts';
import { purgeSessionsWorker } from './purge-sessions.job.ts';
import { revocations } from './revocations.ts';
import { sessionHandlers } from './session.handlers.ts';
import { tokens } from './tokens.ts';

export const compteFeature = feature({
  name: 'compte',
  endpoints: { session: sessionEndpoints },
  problems: [compteProblems],
  limits: {
    login: { max: 60, windowSeconds: 60 },
    refreshToken: { max: 120, windowSeconds: 60 },
    refreshTokenByPath: { max: 120, windowSeconds: 60 },
  },
  build: (platform) => {
    const deps = {
      hasher: passwordHasher(),
      tokens: tokens({ tokenKey: platform.config.tokenKey, clock: platform.clock }),
    };
    const list = revocations(platform);
    return {
      handlers: { session: sessionHandlers(platform, deps) },
      jobs: [purgeSessionsWorker(platform)],
      authenticate: authenticator({ db: platform.db, tokens: deps.tokens, revocations: list }),
      start: list.start,
      stop: list.stop,
    };
  },
});
