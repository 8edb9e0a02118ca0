# The shop as an image (docs/deploys.md). The build reads no database; every secret comes with the container's
# environment. scripts/lib/build/image-steps.mjs runs these steps without a container daemon.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /shop
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --include=dev --no-audit --no-fund
COPY . .
# Included in pages and scripts of the build: the public address, and whether this is a demo.
ARG APP_URL
ARG DEMO_MODE
ARG PAYMENTS
ARG STRIPE_PUBLISHABLE_KEY
RUN npm run build
# Next's compiler serves the build only.
RUN npm prune --omit=dev --ignore-scripts --no-audit --no-fund && rm -rf .next/cache node_modules/@next/swc-*
RUN mkdir -p .next/cache uploads

FROM node:24.21.0-bookworm-slim AS shop
WORKDIR /shop
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 UPLOAD_DIR=/shop/uploads
COPY --from=build /shop/package.json /shop/next.config.mjs ./
COPY --from=build /shop/node_modules ./node_modules
COPY --from=build /shop/lib ./lib
COPY --from=build /shop/prisma/migrations ./prisma/migrations
COPY --from=build /shop/public ./public
COPY --from=build /shop/scripts ./scripts
COPY --from=build /shop/tests/invariants.sql ./tests/
COPY --from=build --chown=node:node /shop/.next ./.next
COPY --from=build --chown=node:node /shop/uploads ./uploads
USER node
VOLUME /shop/uploads
EXPOSE 3000
HEALTHCHECK --start-period=60s --interval=10s --timeout=5s CMD ["node", "scripts/health-check.mjs"]
# Migrates, serves, and runs the jobs every ten seconds. `--serve-only` leaves migrations and jobs to other containers.
CMD ["node", "scripts/start.mjs"]
