# The shop as an image. The build reads no database; every secret comes with the container's environment.
FROM node:22.21.1-bookworm-slim AS build
WORKDIR /shop
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --include=dev
COPY . .
# What pages and scripts of the build hold: the address, and whether this is a demo.
ARG APP_URL
ARG DEMO_MODE
ARG PAYMENTS
ARG STRIPE_PUBLISHABLE_KEY
RUN npm run build && npm prune --omit=dev --ignore-scripts && rm -rf .next/cache && mkdir uploads

FROM node:22.21.1-bookworm-slim
WORKDIR /shop
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 UPLOAD_DIR=/shop/uploads
COPY --from=build --chown=node:node /shop ./
USER node
VOLUME /shop/uploads
EXPOSE 3000
HEALTHCHECK --start-period=60s --interval=10s --timeout=5s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/api/ready').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
# Migrates, serves, and runs the jobs every ten seconds; several of them do each of that once.
CMD ["node", "scripts/start.mjs"]
