# The image of the shell and of every remote, named by PART; from the root of the repository:
#   docker build -f front-end.Dockerfile --build-arg PART=mfe-admin -t sitewright/mfe-admin .
FROM node:24-bookworm-slim AS build
ARG PART
ENV NODE_ENV=production
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/build-kit/package.json packages/build-kit/
COPY packages/contracts/package.json packages/contracts/
COPY packages/ui/package.json packages/ui/
COPY packages/web-kit/package.json packages/web-kit/
COPY ${PART}/package.json ${PART}/
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --include=dev --workspace ${PART}
COPY packages/build-kit packages/build-kit
COPY packages/contracts packages/contracts
COPY packages/ui packages/ui
COPY packages/web-kit packages/web-kit
COPY ${PART} ${PART}
WORKDIR /app/${PART}
# Where people will reach the site: the picture that other sites show with a link needs its whole address. Only the shell has one.
ARG PUBLIC_URL
RUN node ../node_modules/.bin/rspack build --mode production

FROM nginx:1.28
ARG PART
COPY gateway/front-end.conf /etc/nginx/nginx.conf
COPY --from=build /app/${PART}/dist /srv
USER nginx
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=4s --start-period=60s --start-interval=1s --retries=5 \
  CMD ["curl", "-fsS", "http://127.0.0.1:8080/healthz"]
ENTRYPOINT ["nginx", "-e", "stderr"]
