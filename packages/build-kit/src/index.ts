export { definePageConfig, type PageBuild } from './page-config.ts';
export { defineRemoteConfig, type RemoteBuild } from './remote-config.ts';
export { defineShellConfig, type ShellBuild } from './shell-config.ts';
