# One server. Data goes to /data unless DATABASE_URL names a PostgreSQL database.
FROM node:22-bookworm-slim AS build
WORKDIR /conclave
COPY . .
RUN npm ci && npm run build && npm prune --omit=dev

FROM node:22-bookworm-slim
WORKDIR /conclave
ENV NODE_ENV=production CONCLAVE_DATA=/data
COPY --from=build /conclave/package.json ./
COPY --from=build /conclave/node_modules ./node_modules
COPY --from=build /conclave/apps/server/package.json ./apps/server/
COPY --from=build /conclave/apps/server/dist ./apps/server/dist
COPY --from=build /conclave/apps/web/dist ./apps/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT ?? 3000) + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "apps/server/dist/main.mjs"]
