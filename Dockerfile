# One server with its folder: docker build -t questhall . && docker run -p 8080:8080 -v questhall:/data questhall
FROM node:24-slim AS build
WORKDIR /src
COPY . .
RUN npm run pack && mkdir /product && tar -xzf questhall-*.tgz -C /product --strip-components=1

FROM node:24-slim
COPY --from=build /product /opt/questhall
ENV NODE_ENV=production
ENV HOST=0.0.0.0
ENV PORT=8080
ENV DATA_DIR=/data
RUN mkdir -m 0700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=32", "/opt/questhall/questhall.mjs", "serve"]
