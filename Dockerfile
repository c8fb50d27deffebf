# syntax=docker/dockerfile:1
# The server with the app that it serves. deploy/compose.yaml runs it beside PostgreSQL and a proxy with TLS.
FROM node:24-trixie-slim AS build
ENV CI=true
WORKDIR /src
RUN npm install --global pnpm@10.34.9
COPY . .
# What the product is made of and no more: without the tests' browser and Storybook.
RUN --mount=type=cache,target=/pnpm-store \
    pnpm install --frozen-lockfile --store-dir /pnpm-store \
      --filter "@trazo/logo-server..." --filter "@trazo/logo-app..."
RUN pnpm --filter @trazo/logo-engine run build \
    && pnpm --filter @trazo/logo-app --filter @trazo/logo-server run build
# The server with the packages that it needs to run, as real files in one folder; injected, or what it needs would be
# resolved anew, past the lockfile.
RUN --mount=type=cache,target=/pnpm-store \
    pnpm --filter @trazo/logo-server deploy --prod --config.inject-workspace-packages=true --store-dir /pnpm-store /product \
    && node scripts/prune-product.mjs /product \
    && cp -r apps/logo-app/dist /product/web \
    && install -d -m 0700 /data

# Node alone, on the libraries that it needs of the same Debian: no shell, no package manager, no npm.
# docs/decisions/0051-a-small-image.md has what each part weighs.
FROM gcr.io/distroless/cc-debian13:nonroot
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build --chown=10001:10001 /data /data
COPY --from=build /product /app
WORKDIR /app
ENV NODE_ENV=production \
    PORT=3000 \
    DATA_DIR=/data \
    WEB_ROOT=/app/web
USER 10001:10001
VOLUME /data
EXPOSE 3000
# Whether the process lives; whether it can serve is /readyz, which is for the balancer to ask.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/main.js"]
