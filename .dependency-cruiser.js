/** Imports go one way: what may not be imported from where fails the build. See docs/architecture.md. */
const forbid = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid(
      'contracts-know-nobody',
      '^packages/contracts/',
      '^(packages/(?!contracts)|svc-|mfe-|shell|gateway)',
      'contracts are the bottom layer',
    ),
    forbid(
      'ui-knows-react-only',
      '^packages/ui/(?!rspack\\.config\\.ts)',
      '^(packages/(?!ui)|svc-|mfe-|shell|gateway)',
      'the design system has no domain words',
    ),
    forbid(
      'site-engine-is-pure',
      '^packages/site-engine/',
      '^(packages/(?!site-engine|composer/|contracts)|svc-|mfe-|shell|gateway)|node_modules/(koa|mongodb|@koa)/',
      'no Koa, no Mongo in the engine',
    ),
    forbid(
      'composer-is-pure',
      '^packages/composer(-content)?/(src|training)/',
      '^(packages/(?!composer|contracts)|svc-|mfe-|shell|gateway)',
      'the composer knows neither the engine nor a server',
    ),
    forbid(
      'only-the-brief-reads-the-prompt',
      '^packages/composer/src/(plan|render|behaviour)/',
      '^packages/composer/src/brief/',
      'what a later step needs to know stands in the brief',
    ),
    {
      ...forbid(
        'a-plan-draws-nothing',
        '^packages/composer/src/(plan|brief)/',
        '^packages/composer/src/(render|behaviour)/',
        'brief -> plan -> render, one way; a test may try whether a page understands what is planned',
      ),
      from: { path: '^packages/composer/src/(plan|brief)/', pathNot: '\\.test\\.ts$' },
    },
    forbid(
      'service-kit-serves-services',
      '^packages/service-kit/',
      '^(packages/(?!service-kit|watch-kit|contracts|embedded-mongo)|svc-|mfe-|shell|gateway)',
      'service-kit builds on contracts and watch-kit only',
    ),
    forbid(
      'watch-kit-knows-nobody',
      '^packages/watch-kit/',
      '^(packages/(?!watch-kit)|svc-|mfe-|shell|gateway)|node_modules/(koa|mongodb|@koa)/',
      'the gateway has neither Koa nor MongoDB',
    ),
    forbid(
      'web-kit-serves-front-ends',
      '^packages/web-kit/',
      '^(packages/(?!web-kit|contracts)|svc-|mfe-|shell|gateway)',
      'web-kit builds on contracts only',
    ),
    forbid(
      'embedded-mongo-is-alone',
      '^packages/embedded-mongo/',
      '^(packages/(?!embedded-mongo)|svc-|mfe-|shell|gateway)',
      'the database knows nobody',
    ),
    {
      ...forbid('services-never-meet', '^(svc-[^/]+)/', '^svc-', 'services speak over HTTP only'),
      to: { path: '^svc-', pathNot: '^$1/' },
    },
    forbid(
      'services-have-no-screens',
      '^(svc-|gateway/)',
      '^(mfe-|shell|packages/(ui|web-kit|build-kit))',
      'services serve, they do not draw',
    ),
    {
      ...forbid(
        'front-ends-never-meet',
        '^(shell|mfe-[^/]+)/',
        '^(shell|mfe-)',
        'front ends meet through the remote contract only',
      ),
      to: { path: '^(shell|mfe-)', pathNot: '^$1/' },
    },
    forbid(
      'front-ends-have-no-servers',
      '^(shell|mfe-)',
      '^(svc-|gateway|packages/(service-kit|site-engine|embedded-mongo))',
      'a front end speaks HTTP',
    ),
    {
      name: 'features-never-meet',
      severity: 'error',
      comment: 'app -> features -> lib, one way',
      from: { path: '^((?:shell|mfe-[^/]+)/src/features)/([^/]+)/' },
      to: { path: '^(?:shell|mfe-[^/]+)/src/features/', pathNot: '^$1/$2/' },
    },
    {
      name: 'only-repositories-see-mongodb',
      severity: 'error',
      comment: 'the storage edge',
      from: { path: '^svc-', pathNot: '(\\.repository\\.ts|/db/|/main\\.ts|\\.test\\.ts|/test/)' },
      to: { path: 'node_modules/mongodb/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'two files that need each other are one',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The walker behind the parser does not know `await using` yet, by which faults clean up.
    exclude: { path: ['/dist/', '^bench/faults/'] },
    parser: 'swc',

    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.css', '.json'],
    },
  },
};
